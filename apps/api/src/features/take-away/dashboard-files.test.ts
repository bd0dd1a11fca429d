import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;

const figures = `market,segment,region,country,company,year,metric,unit,value
Knees,All,Europe,Germany,,2025,value,US$ million,10
Knees,All,Europe,Germany,,2026,value,US$ million,12
Knees,All,Europe,Germany,Vantor,2025,value,US$ million,6
Knees,All,Europe,Germany,Vantor,2026,value,US$ million,7
Knees,All,Europe,Germany,=Halden,2025,value,US$ million,4
Knees,All,Europe,Germany,=Halden,2026,value,US$ million,5
Hips,All,Europe,France,,2025,value,US$ million,3
Hips,All,Europe,France,,2026,value,US$ million,4
`;
const importer = await openImporter(server, 'global');
const title = 'Joints of the world';

const { item_id: item } = await makeItem(db, { item_name: title, global_dashboard: true });
await importer.put(figures, { itemId: String(item) });

async function setUp() {
  const companyId = await makeCompany(db);
  await subscribe(db, companyId, item);
  const person = await signedInAs(server, { usergroup_id: companyId, name: 'Ines Moreau' });
  const token = await openFrame(server, person.token, { kind: 'global', id: item });
  return { companyId, person, token };
}

async function take({ token }: { token: string }, body: object) {
  const params = { kind: 'global', id: String(item) };
  const started = await server.call('takeDashboardAway', { token, params, body });
  if (started.status !== 202) return started;
  const file = { ...params, file: String(started.body.file_id) };
  await eventually(async () => {
    const { body: told } = await server.call('dashboardFile', { token, params: file });
    expect(told).toMatchObject({ state: 'ready', remark: '' });
  });
  return server.call('dashboardFileContent', { token, params: file });
}

test('TAKE-07 the whole cube is a tidy list with all companies named, stamped, and safe from formulas', async () => {
  const { bytes } = await take(await setUp(), { kind: 'dashboard-rows', format: 'csv', filters: {} });
  const [head, ...rows] = bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('market,segment,region,country,company,period,state,value,value unit,source');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toMatch(
    /^Knees,All,Europe,Germany,All companies,2025,measured,10,US\$ million,"Caliper, Joints/,
  );
  expect(rows[0]).toContain('Made for Ines Moreau on');
  expect(rows).toContain("Knees,All,Europe,Germany,'=Halden,2026,forecast,5,US$ million,");
  expect(rows).toContain('Hips,All,Europe,France,All companies,2025,measured,3,US$ million,');
});

test('TAKE-07 rows behind a view are those of its filters, also as a workbook and for the slides', async () => {
  const opened = await setUp();
  const filters = { market: ['Hips'] };
  const { bytes } = await take(opened, { kind: 'dashboard-rows', format: 'csv', filters });
  expect(bytes.toString().trim().split('\r\n')).toHaveLength(3);
  const book = await take(opened, { kind: 'dashboard-rows', format: 'xlsx', filters });
  expect([book.status, book.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  const question = { measure: 'value', groupBy: ['market'], filters: {} };
  const panels = [{ title: 'Value by market', shape: 'lines', question }];
  const slides = await take(opened, { kind: 'dashboard-slides', format: 'pptx', title, panels });
  expect([slides.status, slides.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test('TAKE-07 names that the dashboard does not have are refused, and what ended is not downloaded', async () => {
  const opened = await setUp();
  const params = { kind: 'global', id: String(item) };
  const wrong = { kind: 'dashboard-rows', format: 'csv', filters: { brand: ['x'] } };
  const { token } = opened;
  expect((await server.call('takeDashboardAway', { token, params, body: wrong })).body.code).toBe(
    'question-unknown',
  );
  const done = await take(opened, { kind: 'dashboard-rows', format: 'csv', filters: {} });
  expect(done.status).toBe(200);
  await db.deleteFrom('subscriptions').where('usergroup_id', '=', opened.companyId).execute();
  const [file] = (await opened.person.call('takenFiles')).body;
  expect(file.remark).toContain(title);
  const again = await opened.person.call('takenFileContent', { params: { id: String(file.file_id) } });
  expect([again.status, again.body.code]).toEqual([403, 'file-closed']);
});
