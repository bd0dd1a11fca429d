import { describe, expect, test } from 'vitest';
import { chaptersCalled, made, makeReaders } from '../../testing/custom-reports.ts';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { subscribe } from '../../testing/items.ts';
import { makeTold } from '../../testing/notifications.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { callingWith, openSession, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const admin = await signedInAs(server, { role: 'admin' });

async function setUp(...titles: string[]) {
  const report = await publishReport(server, chaptersCalled(...titles));
  const { owner, colleague } = await makeReaders(server, report.report_id);
  return { report, params: { kind: 'report', id: report.id }, reader: owner, colleague };
}

async function update({ report_id, title }: { report_id: number; title: string }, ...titles: string[]) {
  const pages = chaptersCalled(...titles).map((html, index) => [`chapters/${index + 1}.html`, html] as const);
  const fields = { ...uploadFields(title), reportId: String(report_id) };
  const { status, body } = await admin.call('uploadReport', {
    form: { fields, file: await zipOf(Object.fromEntries(pages)) },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

type Params = Record<string, string>;

const keep = async (who: Pick<SignedIn, 'call'>, params: Params, over: object = {}) => {
  const body = { entry: 1, version: 1, block: null, read: [], ago: 0, ...over };
  return (await who.call('keepReadingPlace', { params, body })).status;
};

const place = async (who: Pick<SignedIn, 'call'>, params: Params) =>
  (await who.call('readingPlace', { params })).body;

/** The ids of the blocks of a chapter. */
async function blocksOf(reportId: number, version: number, chapter: number): Promise<string[]> {
  const [row] = await rowsIn(server.db, 'chapters', {
    report_id: reportId,
    version,
    chapter_number: chapter,
  });
  return row?.blocks ?? [];
}

test('HOME-01 a place is the same on every device, and the later one counts', async () => {
  const { params, reader } = await setUp('One', 'Two', 'Three');
  const phone = { call: callingWith(server.call, (await openSession(server.db, reader.id)).token) };
  expect(await place(reader, params)).toBeNull();
  expect(await keep(reader, params, { entry: 3, read: [1, 2] })).toBe(204);
  expect(await place(phone, params)).toMatchObject({ entry: 3, block: null, read: [1, 2] });
  await keep(phone, params, { entry: 2, ago: 600, read: [3] });
  expect(await place(reader, params)).toMatchObject({ entry: 3, read: [1, 2, 3] });
  await keep(phone, params, { entry: 2 });
  expect(await place(reader, params)).toMatchObject({ entry: 2, read: [1, 2, 3] });
});

test('FOL-04 whoever reads a report has the news of it, and of nothing else', async () => {
  const { report, params, reader } = await setUp('One');
  const other = await publishReport(server, chaptersCalled('Other'));
  const tell = (about_id: number) => makeTold(server.db, reader.id, { kind: 'version-released', about_id });
  const [read] = [await tell(report.report_id), await tell(other.report_id)];
  await keep(reader, params);
  const rows = await rowsIn(server.db, 'notifications', { user_id: reader.id });
  const known = rows.filter(({ read_at }) => read_at !== null);
  expect(known.map(({ notification_id }) => notification_id)).toEqual([read]);
});

test('FOL-04 whoever still reads the version before has not had the news of the next one', async () => {
  const { report, params, reader } = await setUp('One', 'Two');
  await update(report, 'One', 'Two anew');
  const id = await makeTold(server.db, reader.id, {
    kind: 'version-released',
    about_id: report.report_id,
  });
  const isRead = async () =>
    (await rowsIn(server.db, 'notifications', { notification_id: id }))[0]?.read_at !== null;
  expect(await keep(reader, params, { version: 1 })).toBe(204);
  expect(await isRead()).toBe(false);
  expect(await keep(reader, params, { version: 2 })).toBe(204);
  expect(await isRead()).toBe(true);
});

describe('HOME-01 a newer version', () => {
  test('takes the place along to where its chapter went, block and all', async () => {
    const { report, params, reader } = await setUp('One', 'Two', 'Three');
    const [, , block] = await blocksOf(report.report_id, 1, 2);
    await keep(reader, params, { entry: 2, block, read: [1, 2] });
    await update(report, 'Zero', 'One', 'Half', 'Two');
    expect(await place(reader, params)).toMatchObject({ entry: 4, block, read: [2, 4] });
  });

  test('does not lose what was read before when reading goes on', async () => {
    const { report, params, reader } = await setUp('One', 'Two', 'Three');
    await keep(reader, params, { entry: 2, read: [1, 2] });
    await update(report, 'Zero', 'One', 'Two', 'Three');
    await keep(reader, params, { entry: 4, version: 2, read: [4] });
    expect(await place(reader, params)).toMatchObject({ entry: 4, read: [2, 3, 4] });
  });

  test('that a tab has not noticed yet does not mix up the chapters', async () => {
    const { report, params, reader } = await setUp('One', 'Two');
    await update(report, 'Zero', 'One', 'Two');
    expect(await keep(reader, params, { entry: 2, version: 1, read: [2] })).toBe(204);
    expect(await place(reader, params)).toMatchObject({ entry: 3, read: [3] });
  });
});

test('HOME-01 a place in a custom report stays with its bookmark, and is gone with it', async () => {
  const { report, reader, colleague } = await setUp('One', 'Two', 'Three');
  const id = await made(
    server,
    reader,
    [1, 2, 3].map((chapter) => [report.report_id, chapter] as const),
  );
  const params = { kind: 'custom-report', id };
  const { body } = await reader.call('customReport', { params: { id } });
  const ids = body.collections.map((one: { collection_id: number }) => one.collection_id);
  expect(await keep(reader, params, { entry: ids[1], read: [ids[0], 999_999] })).toBe(204);
  expect(await place(reader, params)).toMatchObject({ entry: ids[1], read: [ids[0]] });
  expect(await keep(colleague, params, { entry: ids[1] })).toBe(404);
  await server.db.deleteFrom('custom_report_bookmarks').where('collection_id', '=', ids[1]).execute();
  expect(await place(reader, params)).toBeNull();
});

describe('HOME-01 a place', () => {
  test('is seen by nobody else, and not by its person while they may not read the report', async () => {
    const { report, params, reader, colleague } = await setUp('One', 'Two');
    await keep(reader, params, { entry: 2 });
    expect(await place(colleague, params)).toBeNull();
    await server.db.deleteFrom('subscriptions').where('item_id', '=', report.report_id).execute();
    expect((await reader.call('readingPlace', { params })).status).toBe(403);
    expect(await keep(reader, params, { entry: 1 })).toBe(403);
    await subscribe(server.db, reader.usergroupId, report.report_id);
    expect(await place(reader, params)).toMatchObject({ entry: 2 });
    await changeRows(server.db, 'items', { visible: false }, { item_id: report.report_id });
    expect((await reader.call('readingPlace', { params })).status).toBe(404);
  });

  test('is deleted with its person', async () => {
    const { params, reader } = await setUp('One', 'Two');
    await keep(reader, params);
    await admin.call('deleteUser', { params: { uid: reader.id } });
    expect(await rowsIn(server.db, 'reading_places', { user_id: reader.id })).toEqual([]);
  });

  test('is in a chapter that exists', async () => {
    const { params, reader } = await setUp('One', 'Two');
    expect(await keep(reader, params, { entry: 9 })).toBe(404);
    expect(await keep(reader, params, { block: '<p>' })).toBe(422);
    expect(await keep(reader, params, { entry: 2, read: [1, 999_999] })).toBe(204);
    expect(await place(reader, params)).toMatchObject({ entry: 2, read: [1] });
  });
});
