import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { subscribe } from '../../testing/items.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { type SignedIn, signedInAs } from '../../testing/people.ts';
import { rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const reader = await signedInAs(server);
const stranger = await signedInAs(server);

const page = (units: string) =>
  `<h1>Units</h1><p>How many.</p><table><caption>Table 1 Units, base year 2025</caption>
   <tr><th>Country</th><th>2025</th></tr><tr><th>France</th><td>${units}</td></tr></table>`;

async function publish(units: string, over: Record<string, string>): Promise<number> {
  const form = { fields: over, file: await zipOf({ 'chapters/1-units.html': page(units) }) };
  const { status, body } = await admin.call('uploadReport', { form });
  expect(status).toBe(200);
  return body.report_id;
}

/** A report with these figures, one version after the other. */
async function reportOf(title: string, ...figures: string[]): Promise<string> {
  const [first = '', ...others] = figures;
  const id = await publish(first, uploadFields(title));
  for (const one of others) await publish(one, uploadFields(title, { reportId: String(id) }));
  await subscribe(server.db, reader.usergroupId, id);
  return String(id);
}

const look = (who: SignedIn, id: string, query = '') =>
  eventually(async () => {
    const answer = await who.call('differences', { params: { id, other: id }, query });
    expect(answer.body.face).not.toBe('preparing');
    return answer;
  });

test('DIFF-01 two versions of a report are compared, by default the current one with the one before', async () => {
  const id = await reportOf('Versions of units', '1,100', '1,200', '1,300');
  const { body } = await look(reader, id);
  expect(body).toMatchObject({
    face: 'whole',
    before: { version: 2 },
    after: { version: 3 },
    others: [{ version: 2 }, { version: 1 }],
    counts: { figures: { restated: 1 } },
  });
  const first = await look(reader, id, '?from=1&to=3');
  expect(first.body).toMatchObject({ before: { version: 1 }, after: { version: 3 } });
  const table = await reader.call('changedTable', {
    params: { id, other: id, table: '1' },
    query: '?from=1&to=3',
  });
  expect(table.body.parts[0].rows[0].cells[0]).toMatchObject({ change: 200, relative: 0.181818 });
  expect(await look(stranger, id)).toMatchObject({ status: 404 });
  expect(await look(reader, id, '?from=1&to=9')).toMatchObject({ status: 404 });
  expect(await look(reader, id, '?from=2&to=2')).toMatchObject({ status: 404 });
});

test('DIFF-04 a version that was taken back is compared for staff who publish, and for nobody else', async () => {
  const id = await reportOf('Units taken back', '1,100', '9,999');
  await admin.call('rollbackReport', { params: { id }, body: { version: 1 } });
  expect(await look(reader, id, '?from=1&to=2')).toMatchObject({ status: 404 });
  await publish('1,300', uploadFields('Units taken back', { reportId: id }));
  expect((await look(reader, id)).body).toMatchObject({ before: { version: 1 }, after: { version: 3 } });
  expect(await look(reader, id, '?from=2&to=3')).toMatchObject({ status: 404 });
  expect((await look(admin, id, '?from=2&to=3')).body).toMatchObject({ before: { version: 2 } });
});

test('DIFF-01 a part of a comparison that is no longer the one in sight is refused', async () => {
  const id = await reportOf('Units in sight', '1,100', '1,200');
  const { comparison_id: shown } = (await look(reader, id)).body;
  const ask = (comparison: number) =>
    reader.call('changedTable', {
      params: { id, other: id, table: '1' },
      query: `?comparison=${comparison}`,
    });
  expect((await ask(shown)).status).toBe(200);
  expect(await ask(shown + 1)).toMatchObject({ status: 409, body: { code: 'report-updated' } });
});

test('DIFF-01 what was compared goes with the report', async () => {
  const id = await reportOf('Units to go', '1,100', '1,200');
  await look(reader, id);
  expect(await rowsIn(server.db, 'differences', { after_report: Number(id) })).toHaveLength(1);
  await server.db.deleteFrom('subscriptions').where('item_id', '=', Number(id)).execute();
  expect((await admin.call('deleteReport', { params: { id } })).status).toBe(204);
  expect(await rowsIn(server.db, 'differences', { after_report: Number(id) })).toEqual([]);
});
