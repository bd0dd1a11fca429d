import { expect, test } from 'vitest';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';
import { whenOver } from '../../testing/when-over.ts';
import { createComparing } from '../reports/index.ts';
import { createMaking } from './making.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });

const page = (words: string) => `<h1>Knees</h1><p>${words} of the knees of Europe.</p>`;

async function pairsOf(report_id: number) {
  const rows = await rowsIn(db, 'differences', { after_report: report_id });
  return rows.map((row) => [row.before_report, row.before_version, row.after_version]).sort();
}

function making(comparing = createComparing()) {
  whenOver(() => comparing.stop());
  const failures: unknown[] = [];
  return { failures, ...createMaking({ db, comparing, logFailure: (error) => failures.push(error) }) };
}

test('DIFF-01 each report is compared ahead with its last edition and its last version, and former pairs go', async () => {
  const title = 'Made ahead';
  const oldest = await publishReport(server, [page('First')], { title, year: '2023' });
  const older = await publishReport(server, [page('Second')], { title, year: '2024' });
  const newer = await publishReport(server, [page('Third')], { title, year: '2026' });
  const { makeMissing } = making();
  await makeMissing();
  expect(await pairsOf(newer.report_id)).toEqual([[older.report_id, 1, 1]]);
  expect(await pairsOf(older.report_id)).toEqual([[oldest.report_id, 1, 1]]);
  const form = {
    fields: uploadFields(title, { reportId: newer.id }),
    file: await zipOf({ 'chapters/1.html': page('Fourth') }),
  };
  expect((await admin.call('uploadReport', { form })).status).toBe(200);
  await makeMissing();
  expect(await pairsOf(newer.report_id)).toEqual(
    [
      [older.report_id, 1, 2],
      [newer.report_id, 1, 2],
    ].sort(),
  );
});

test('DIFF-01 a pair is compared once, however many ask, and one that failed rests', async () => {
  const { report_id } = await publishReport(server, [page('Only')], { title: 'Asked for', year: '2024' });
  const after = await publishReport(server, [page('Other')], { title: 'Asked for', year: '2025' });
  const pair = { before: { report_id, version: 1 }, after: { report_id: after.report_id, version: 1 } };
  let calls = 0;
  const comparing = {
    beside: async () => {
      calls += 1;
      throw new Error('out of memory');
    },
  };
  const failures: unknown[] = [];
  const { make } = createMaking({ db, comparing, logFailure: (error) => failures.push(error) });
  const all = await Promise.allSettled([make(pair), make(pair)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(make(pair)).rejects.toMatchObject({ status: 503 });
  expect([calls, failures.length]).toEqual([1, 1]);
});
