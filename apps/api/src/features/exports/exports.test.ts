import { takeAway as limits } from '@caliper/contract/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeReaders } from '../../testing/custom-reports.ts';
import { signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { changeRows, rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';
import { makeViewer } from '../../testing/viewer.ts';
import { licenceLine, stampOf } from './stamp.ts';
import { isUnusual } from './unusual.ts';

const server = await startServer();
const { db } = server;
const table = '<table><tr><th>Year</th></tr><tr><td>2026</td></tr></table>';
const report = await publishReport(server, [`<h1>Knees</h1>${table}`]);

const dayMs = 86_400_000;

function makeFiles(companyId: number, userId: string, daysAgo: readonly number[]) {
  const rows = daysAgo.map((days) => ({
    usergroup_id: companyId,
    user_id: userId,
    format: 'xlsx',
    at: new Date(Date.now() - days * dayMs),
  }));
  return db.insertInto('made_files').values(rows).execute();
}

const exportTable = (who: Awaited<ReturnType<typeof signedInAs>>) =>
  who.call('tableExport', { params: { id: report.id, chapter: '1', table: '1' } });

test('TAKE-09 a quota refuses with the day on which the next file can be made', async () => {
  const { owner, companyId } = await makeReaders(server, report.report_id);
  const admin = await signedInAs(server, { role: 'admin' });
  const save = (fileQuota: number | null) =>
    admin.call('updateCompany', { params: { id: String(companyId) }, body: { fileQuota } });
  expect((await exportTable(owner)).status).toBe(200);
  expect((await save(3)).body.fileQuota).toBe(3);
  await makeFiles(companyId, owner.id, [29, 10, 31]);
  const refused = await exportTable(owner);
  expect([refused.status, refused.body.code]).toEqual([409, 'files-quota']);
  const renewal = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  expect(refused.body.detail).toBe(
    `Your company has made as many files in 30 days as its license allows: 3. The next one can be made on ${renewal}.`,
  );
  // What was refused does not count, and a colleague has the same quota.
  expect(await rowsIn(db, 'made_files', { usergroup_id: companyId })).toHaveLength(4);
  const { body } = await owner.call('takeAwayContents', { params: { kind: 'report', id: report.id } });
  expect(body.quota).toMatchObject({ most: 3, made: 3 });
  expect((await save(4)).status).toBe(200);
  expect((await exportTable(owner)).status).toBe(200);
  expect((await save(null)).body.fileQuota).toBeNull();
  expect((await exportTable(owner)).status).toBe(200);
});

test('TAKE-09 of two who ask for the last file, one has it', async () => {
  const { owner, colleague, companyId } = await makeReaders(server, report.report_id);
  await changeRows(db, 'usergroups', { file_quota: 1 }, { id: companyId });
  const answers = await Promise.all([exportTable(owner), exportTable(colleague)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('TAKE-09 staff are told once a day of a person with many files, if that is five times what is usual', async () => {
  const { owner, companyId } = await makeReaders(server, report.report_id);
  const notices = () => rowsIn(db, 'many_files_notices', { user_id: owner.id });
  await makeFiles(companyId, owner.id, Array(49).fill(0.5));
  await exportTable(owner);
  expect(await notices()).toEqual([]);
  await exportTable(owner);
  expect(await notices()).toMatchObject([{ files: 51 }]);
  await exportTable(owner);
  expect(await notices()).toHaveLength(1);
  const told = await rowsIn(db, 'notification_events', { kind: 'many-files' });
  expect(told).toHaveLength(1);
});

test('TAKE-09 who always has many files made raises no alarm', async () => {
  const { owner, companyId } = await makeReaders(server, report.report_id);
  const usual = Array.from({ length: 16 }, (_, day) => Array<number>(11).fill(day + 1.5)).flat();
  await makeFiles(companyId, owner.id, [...usual, ...Array<number>(50).fill(0.5)]);
  await exportTable(owner);
  expect(await rowsIn(db, 'many_files_notices', { user_id: owner.id })).toEqual([]);
});

test('TAKE-09 unusual is more than fifty and at least five times the median', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(200), (inDay, usual) => {
      expect(isUnusual(inDay, usual)).toBe(inDay > limits.manyInDay && inDay >= 5 * usual);
    }),
  );
});

test('TAKE-09 a stamp names person, company, license and day', () => {
  const name = fc.string({ minLength: 1 });
  const licence = fc.constantFrom('single', 'corporate', 'unassigned');
  fc.assert(
    fc.property(name, name, licence, (person, company, license) => {
      const now = new Date('2026-11-18T23:59:59Z');
      const viewer = makeViewer({ name: person, company });
      const line = licenceLine(stampOf(viewer, { license, file_quota: null } as never, now));
      expect(line).toContain(`Licensed to ${company}`);
      expect(line).toContain(`Made for ${person} on 2026-11-18.`);
      expect(line.endsWith(`, ${license} license. Made for ${person} on 2026-11-18.`)).toBe(
        license !== 'unassigned',
      );
    }),
  );
});
