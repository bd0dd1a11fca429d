import { expect, test } from 'vitest';
import { makeReaders } from '../../testing/custom-reports.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { changeRows, rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const today = new Date().toISOString().slice(0, 10);

test('TAKE-09 a chart that the browser saves is stamped and noted, and counts against no quota', async () => {
  const report = await publishReport(server, ['<h1>Knees</h1><p>Text.</p>']);
  const { owner, companyId } = await makeReaders(server, report.report_id);
  await changeRows(db, 'usergroups', { license: 'corporate', file_quota: 1 }, { id: companyId });
  const params = { id: report.id };
  for (const format of ['png', 'svg']) {
    const { status, body } = await owner.call('stampChart', { params, body: { format } });
    expect(status).toBe(200);
    expect(body.lines[0]).toMatch(/^Licensed to .+, corporate license\. Made for Ines Moreau on /);
    expect(body.lines[0]).toContain(today);
    expect(body.lines[1]).toContain('Inside the company only');
  }
  const log = await rowsIn(db, 'audit_log', { action: 'exported', actor_id: owner.id });
  expect(log.map(({ subject }) => subject)).toEqual([`report:${report.id}`, `report:${report.id}`]);
  expect(await rowsIn(db, 'made_files', { user_id: owner.id })).toEqual([]);
  expect((await owner.call('stampChart', { params, body: { format: 'pdf' } })).status).toBe(422);
});

test('TAKE-09 what is saved of a dashboard says of when its figures are, and is refused when it has ended', async () => {
  const { item_id } = await makeItem(db, { item_name: 'Joints', global_dashboard: true });
  const importer = await openImporter(server, 'global');
  const figures = `market,segment,region,country,company,year,metric,unit,value
Knees,All,Europe,Germany,,2026,value,US$ million,12
`;
  await importer.put(figures, { itemId: String(item_id) });
  const usergroup_id = await makeCompany(db);
  await subscribe(db, usergroup_id, item_id);
  const person = await signedInAs(server, { usergroup_id, name: 'Ines Moreau' });
  const token = await openFrame(server, person.token, { kind: 'global', id: item_id });
  const asked = {
    token,
    params: { kind: 'global', id: String(item_id) },
    body: { format: 'xlsx' },
  };
  const { body } = await server.call('stampPanels', asked);
  expect(body.lines[0]).toBe(`Figures of ${today}.`);
  expect(body.lines[1]).toContain('Made for Ines Moreau on');
  const log = await rowsIn(db, 'audit_log', { action: 'exported', actor_id: person.id });
  expect(log.map(({ subject }) => subject)).toEqual([`global:${item_id}`]);
  await db.deleteFrom('subscriptions').where('usergroup_id', '=', usergroup_id).execute();
  expect((await server.call('stampPanels', asked)).status).toBe(403);
});
