import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStaging } from '../../platform/files/staging.ts';
import { changeRows, rowIn, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { createIngest } from './ingest/ingest.ts';
import { readerNumber } from './ingest/reader-number.ts';
import { createPreparing } from './preparing.ts';
import { createRefreshing } from './refreshing.service.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });
const staging = openStaging(await temporaryFolder());
const ingest = createIngest();
afterAll(() => ingest.stop());
const { files } = server;
const preparing = createPreparing({ files, staging, ingest, productName: 'Caliper' });
const { readAgain } = createRefreshing({
  db,
  files,
  staging,
  preparing,
  tellPlanner: async () => {},
  logFailure: () => {},
});

const html = `<h1>Hips</h1><p>Some words.</p><table><caption>Table 1 Sales</caption>
  <tr><th>Country</th><th>2025</th></tr><tr><td>Spain</td><td>100.0</td></tr></table>`;

/** A report that a company reads, as an earlier reader left it. */
async function olderReport(change: (chapterId: number) => Promise<unknown> = async () => {}) {
  const { report_id, id } = await publishReport(server, [html], { title: `Older ${randomUUID()}` });
  const { chapter_id } = await rowIn(db, 'chapters', { report_id });
  await change(chapter_id);
  await changeRows(db, 'report_versions', { reader: null }, { report_id });
  const reader = await signedInAs(server, { usergroup_id: await makeCompany(db) });
  await subscribe(db, reader.usergroupId, report_id);
  const read = async () => (await reader.call('subscribedReport', { params: { id, chapter: '1' } })).body;
  return { report_id, reader, read };
}

/** As an earlier reader read the table: the number was text. */
const numberless = (chapterId: number) =>
  sql`update chapter_tables set content = jsonb_set(content, '{rows,0,1}', '{"text": "100"}')
    where chapter_id = ${chapterId}`.execute(db);

const draftOf = async (reportId: number) => (await rowsIn(db, 'drafts', { report_id: reportId }))[0];

test('ING-02 what an earlier reader read and comes out equal is marked, and readers notice nothing', async () => {
  const { report_id, read } = await olderReport();
  const before = await read();
  await readAgain();
  expect(await read()).toEqual(before);
  expect(await rowIn(db, 'report_versions', { report_id })).toMatchObject({ reader: readerNumber });
  expect(await draftOf(report_id)).toBeUndefined();
});

test('ING-05 what differs in nothing that is shown is switched unnoticed: the same blocks, date and note', async () => {
  const { report_id, read } = await olderReport((chapterId) =>
    sql`update chapters set chapter_content = replace(chapter_content, 'scope="col"', '') where chapter_id = ${chapterId}`.execute(
      db,
    ),
  );
  const before = await read();
  await readAgain();
  const after = await read();
  expect(after.chapter.chapter_content).not.toBe(before.chapter.chapter_content);
  expect(after.reportMeta.released).toEqual(before.reportMeta.released);
  expect(await draftOf(report_id)).toBeUndefined();
});

test('ING-04 what reads differently waits for staff with its differences, and readers keep what was released', async () => {
  const { report_id, read, reader } = await olderReport(numberless);
  const before = await read();
  await readAgain();
  expect(await read()).toEqual(before);
  const waiting = await draftOf(report_id);
  expect(waiting).toMatchObject({ origin: 'reading', base_version: 1 });
  const params = { id: String(waiting?.draft_id) };
  const { body } = await expectStatus(200, admin.call('draftChanges', { params }));
  expect(body.counts.tables.changed).toBe(1);
  // Another round makes no other, and Update Report leads to what was released.
  await readAgain();
  expect(await draftOf(report_id)).toEqual(waiting);
  const refreshed = await reader.call('refreshReport', { params: { report_id: String(report_id) } });
  expect(refreshed.body).toEqual({ changed: false });
  expect(await read()).toEqual(before);
});

test('ING-04 Update Report by a reader leaves a reading that waits as it is, with what was planned for it', async () => {
  const { report_id, reader } = await olderReport(numberless);
  await readAgain();
  const params = { id: String((await draftOf(report_id))?.draft_id) };
  const at = Math.floor(Date.now() / 1000) + 3600;
  const body = { revision: 1, at, note: 'Read more exactly.', acknowledged: true };
  await expectStatus(200, admin.call('releaseDraft', { params, body }));
  const planned = await draftOf(report_id);
  await changeRows(db, 'report_versions', { refreshed_at: null }, { report_id });
  const refreshed = await reader.call('refreshReport', { params: { report_id: String(report_id) } });
  expect([refreshed.status, refreshed.body]).toEqual([200, { changed: false }]);
  expect(await draftOf(report_id)).toEqual(planned);
});

test('ING-02 two nodes that read the same report again switch it once, or make one draft', async () => {
  const same = await olderReport((chapterId) =>
    sql`update chapters set chapter_content = replace(chapter_content, 'scope="col"', '') where chapter_id = ${chapterId}`.execute(
      db,
    ),
  );
  const other = await olderReport(numberless);
  const second = createRefreshing({
    db,
    files,
    staging,
    preparing,
    tellPlanner: async () => {},
    logFailure: () => {},
  });
  await Promise.all([readAgain(), second.readAgain(), readAgain()]);
  expect(await rowsIn(db, 'report_versions', { report_id: same.report_id })).toHaveLength(2);
  expect(await rowsIn(db, 'drafts', { report_id: other.report_id })).toMatchObject([{ revision: 1 }]);
});

test('ING-02 PUB-05 bookmarks follow a version that was switched unnoticed, with their custom report', async () => {
  const { report_id, reader } = await olderReport((chapterId) =>
    sql`update chapters set chapter_content = replace(chapter_content, 'scope="col"', '') where chapter_id = ${chapterId}`.execute(
      db,
    ),
  );
  const bookmarks = [{ report_id, chapter_number: 1 }];
  const made = await reader.call('createCustomReport', { body: { c_report_name: 'Mine', bookmarks } });
  expect(made.status).toBe(201);
  await readAgain();
  expect(await rowIn(db, 'items', { item_id: report_id })).toMatchObject({ current_version: 2 });
  const id = String(made.body.id ?? made.body.c_report_id);
  const read = await reader.call('customReport', { params: { id } });
  expect(read.status).toBe(200);
  expect(read.body.collections).toMatchObject([{ report_id, chapter_number: 1, state: 'readable' }]);
});

test('ING-04 readings are released one by one or together, each with its result', async () => {
  const [one, other] = [await olderReport(numberless), await olderReport(numberless)];
  await readAgain();
  const drafts = await Promise.all([one, other].map(({ report_id }) => draftOf(report_id)));
  const chosen = drafts.map((draft) => ({ draft_id: draft?.draft_id ?? 0, revision: draft?.revision ?? 0 }));
  const body = { drafts: [...chosen, { draft_id: 999_999, revision: 1 }], note: 'Read more exactly.' };
  const answer = await expectStatus(200, admin.call('releaseReadings', { body }));
  expect(answer.body).toMatchObject([
    { report_id: one.report_id, problem: null },
    { report_id: other.report_id, problem: null },
    { report_id: null, problem: 'There is nothing at this address.' },
  ]);
  expect((await other.read()).reportMeta).toMatchObject({
    version: 2,
    released: { note: 'Read more exactly.' },
  });
});

test('ING-14 a package that can no longer be read is told once, and its report stays', async () => {
  const { report_id, read } = await olderReport();
  const before = await read();
  await changeRows(db, 'report_versions', { package: `${'0'.repeat(40)}.zip` }, { report_id });
  await readAgain();
  await readAgain();
  expect(await read()).toEqual(before);
  expect(await rowIn(db, 'report_versions', { report_id })).toMatchObject({ reader: readerNumber });
});

test('PUB-01 an upload that waits is not replaced by a reading of the version before it', async () => {
  const { report_id } = await olderReport(numberless);
  await changeRows(db, 'report_versions', { reader: readerNumber }, { report_id });
  const item = await rowIn(db, 'items', { item_id: report_id });
  const details = JSON.stringify({
    item_name: item.item_name,
    region: item.region,
    item_year: item.item_year,
  });
  const draft = { origin: 'upload', writeup: true, preview: 'p', toc: 't', created_by: 'staff' } as const;
  const lists = { images: '[]', findings: '[]', corrections: '[]' };
  await db
    .insertInto('drafts')
    .values({ report_id, details, ...draft, ...lists })
    .execute();
  await changeRows(db, 'report_versions', { reader: null }, { report_id });
  await readAgain();
  expect(await rowsIn(db, 'drafts', { report_id })).toMatchObject([{ origin: 'upload' }]);
});
