import { expect, test } from 'vitest';
import { chaptersCalled, made, makeReaders } from '../../testing/custom-reports.ts';
import { changeRows } from '../../testing/database.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const admin = await signedInAs(server, { role: 'admin' });
const old = { date_added: new Date(Date.now() - 200 * 86_400_000) };

const home = async (who: SignedIn) => (await who.call('home', {})).body;

/** A report that is not new. */
async function oldReport(...titles: string[]) {
  const report = await publishReport(server, chaptersCalled(...titles));
  await changeRows(server.db, 'items', old, { item_id: report.report_id });
  return report;
}

async function upload({ report_id, title }: { report_id: number; title: string }, chapters: string[]) {
  const pages = chapters.map((html, index) => [`chapters/${index + 1}.html`, html] as const);
  const fields = { ...uploadFields(title), reportId: String(report_id) };
  const form = { fields, file: await zipOf(Object.fromEntries(pages)) };
  const { status, body } = await admin.call('uploadReport', { form });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const keep = (who: SignedIn, kind: string, id: string, body: object) =>
  who.call('keepReadingPlace', { params: { kind, id }, body: { block: null, read: [], ago: 0, ...body } });

test('HOME-01 a first visit has the subscriptions, and nothing else', async () => {
  const report = await oldReport('One');
  const { owner } = await makeReaders(server, report.report_id);
  expect(await home(owner)).toMatchObject({
    reports: { subscribed: 1 },
    begun: { total: 0, items: [] },
    news: { total: 0 },
    shared: { total: 0 },
    following: { total: 0 },
    favorites: { total: 0 },
    subscriptions: [{ report_id: report.report_id, subscribed: true }],
    first_steps: true,
  });
});

test('HOME-01 the last three that were read stand with chapter, section and what was read', async () => {
  const html = (name: string) =>
    `<h1>${name}</h1><p>${name} begins.</p><h2>Types of ${name}</h2><p>${name} goes on.</p>`;
  const reports = await Promise.all(
    [1, 2, 3, 4].map((number) => publishReport(server, [html(`A${number}`), html(`B${number}`)])),
  );
  const { owner } = await makeReaders(server, ...reports.map(({ report_id }) => report_id));
  for (const [index, { id }] of reports.entries())
    await keep(owner, 'report', id, { entry: 1, version: 1, ago: 100 - index });
  const [first] = reports;
  const { chapter } = (
    await owner.call('subscribedReport', { params: { id: first?.id ?? '', chapter: '2' } })
  ).body;
  const [block] = /b-[0-9a-f]{12}(?=">B1 goes)/.exec(chapter.chapter_content) ?? [];
  await keep(owner, 'report', first?.id ?? '', { entry: 2, version: 1, block, read: [1] });
  const { begun, subscriptions } = await home(owner);
  expect(begun.items.map(({ id }: { id: number }) => id)).toEqual(
    [reports[0], reports[3], reports[2]].map((report) => report?.report_id),
  );
  expect(begun.items[0]).toMatchObject({
    kind: 'report',
    entries: 2,
    here: 2,
    read: [1],
    entry_title: 'B1',
    section: 'Types of B1',
    path: expect.stringMatching(new RegExp(`^/reports/${first?.id}/.+/2#${block}$`)),
  });
  expect(subscriptions).toEqual([]);
});

test('HOME-01 what may not be read any more is not shown', async () => {
  const [ended, hidden] = [await oldReport('One'), await oldReport('One')];
  const { owner } = await makeReaders(server, ended.report_id, hidden.report_id);
  for (const { id } of [ended, hidden]) await keep(owner, 'report', id, { entry: 1, version: 1 });
  expect((await home(owner)).begun.items).toHaveLength(2);
  await server.db.deleteFrom('subscriptions').where('item_id', '=', ended.report_id).execute();
  await changeRows(server.db, 'items', { visible: false }, { item_id: hidden.report_id });
  expect((await home(owner)).begun).toEqual({ total: 0, items: [] });
});

test('HOME-01 news are of what the company has: new, new edition, corrected, updated', async () => {
  const table = (units: number) =>
    `<table><caption>Table 1.1 Units</caption><tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>${units}</td></tr></table>`;
  const knees = await publishReport(server, [`<h1>Knees</h1><p>First.</p>${table(5)}`]);
  const hips = await oldReport('Hips');
  const first = await makeItem(server.db, { item_year: 2025, ...old });
  const edition = await makeItem(server.db, { item_name: first.item_name });
  const arms = await makeItem(server.db);
  await makeItem(server.db);
  const ids = [knees.report_id, hips.report_id, edition.item_id, arms.item_id];
  const { owner } = await makeReaders(server, ...ids);
  await upload(knees, [`<h1>Knees</h1><p>First.</p>${table(6)}`]);
  await upload(hips, ['<h1>Hips</h1><p>Better words.</p>']);
  const { news } = await home(owner);
  const tags = news.items.map(({ id, tag }: { id: number; tag: string }) => [id, tag]);
  expect(new Map(tags)).toEqual(
    new Map([
      [knees.report_id, 'corrected'],
      [hips.report_id, 'updated'],
      [edition.item_id, 'new edition'],
      [arms.item_id, 'new'],
    ]),
  );
  expect(news.items.find(({ id }: { id: number }) => id === knees.report_id)).toMatchObject({
    tables: ['Table 1.1 Units'],
    corrected: 1,
    opens: 'correction',
    path: expect.stringMatching(/\/1#b-[0-9a-f]{12}$/),
  });
});

test('HOME-01 a new edition leads to what changed since the last one, if both have text', async () => {
  const first = await makeItem(server.db, { item_year: 2024, chapters: 2, ...old });
  await makeItem(server.db, { item_name: first.item_name, item_year: 2025, chapters: 0, ...old });
  const edition = await makeItem(server.db, { item_name: first.item_name, chapters: 2 });
  const { owner } = await makeReaders(server, edition.item_id);
  const [row] = (await home(owner)).news.items;
  expect(row).toMatchObject({ tag: 'new edition', opens: 'changes' });
  expect(row.path).toMatch(new RegExp(`^/reports/${edition.item_id}/[^/]+/changes/${first.item_id}$`));
});

test('HOME-01 a shared custom report stands with its maker, unread until it is opened', async () => {
  const report = await oldReport('One', 'Two');
  const { owner, colleague } = await makeReaders(server, report.report_id);
  const id = await made(
    server,
    owner,
    [1, 2].map((chapter) => [report.report_id, chapter] as const),
    'Briefing',
  );
  await owner.call('shareCustomReport', { params: { id }, body: { users: [colleague.id] } });
  expect((await home(colleague)).shared).toMatchObject({
    total: 1,
    items: [{ title: 'Briefing', bookmarks: 2, reports: 1, by: 'Ines Moreau', unread: true }],
  });
  const { collections } = (await colleague.call('customReport', { params: { id } })).body;
  await keep(colleague, 'custom-report', id, { entry: collections[1].collection_id });
  const after = await home(colleague);
  expect(after.shared.items[0].unread).toBe(false);
  expect(after.begun.items[0]).toMatchObject({
    kind: 'custom-report',
    title: 'Briefing',
    entries: 2,
    here: 2,
    entry_title: 'Two',
  });
  await owner.call('shareCustomReport', { params: { id }, body: { users: [] } });
  expect(await home(colleague)).toMatchObject({ shared: { total: 0 }, begun: { total: 0 } });
});

test('HOME-01 favorites say whether they are subscribed', async () => {
  const [own, other] = [await makeItem(server.db, old), await makeItem(server.db, old)];
  const reader = await signedInAs(server);
  await subscribe(server.db, reader.usergroupId, own.item_id);
  for (const { item_id } of [own, other])
    await reader.call('addFavorite', { params: { kind: 'reports', id: String(item_id) } });
  const { favorites } = await home(reader);
  expect(favorites.total).toBe(2);
  expect(
    new Map(favorites.items.map((one: { id: number; subscribed: boolean }) => [one.id, one.subscribed])),
  ).toEqual(
    new Map([
      [own.item_id, true],
      [other.item_id, false],
    ]),
  );
});

test('HOME-01 a group that fails leaves the others standing', async () => {
  const own = await startServer();
  const reader = await signedInAs(own);
  await own.db.schema.alterTable('reading_places').renameTo('gone_places').execute();
  expect(await home(reader)).toMatchObject({ begun: null, news: { total: 0 }, favorites: { total: 0 } });
});

test('HOME-03 the first steps are shown until they are dismissed, on any device', async () => {
  const reader = await signedInAs(server);
  expect((await home(reader)).first_steps).toBe(true);
  expect((await reader.call('dismissFirstSteps', {})).status).toBe(204);
  expect((await reader.call('dismissFirstSteps', {})).status).toBe(204);
  expect((await home(reader)).first_steps).toBe(false);
});
