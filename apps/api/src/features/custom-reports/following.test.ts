import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/postgres/postgres.ts';
import {
  chaptersCalled,
  create,
  listed,
  made,
  makeReaders,
  type Team,
} from '../../testing/custom-reports.ts';
import { behind, changeRows } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { subscribe } from '../../testing/items.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { lockCustomReport } from './editing.store.ts';
import { lockReportsOf } from './follow.store.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const admin = await signedInAs(server, { role: 'admin' });

interface Report {
  report_id: number;
  title: string;
}

/** A report, and a person who has bookmarked some of its chapters. */
async function setUp(titles: string[], bookmarks: number[]) {
  const report = await publishReport(server, chaptersCalled(...titles));
  const people = await makeReaders(server, report.report_id);
  const id = await made(
    server,
    people.owner,
    bookmarks.map((chapter) => [report.report_id, chapter] as const),
  );
  const open = async ({ token }: { token: string } = people.owner) =>
    (await server.call('customReport', { token, params: { id } })).body;
  return { ...people, report, id, open };
}

async function update({ report_id, title }: Report, chapters: string[]): Promise<void> {
  const pages = chapters.map((html, index) => [`chapters/${index + 1}-part.html`, html] as const);
  const fields = { ...uploadFields(title), reportId: String(report_id) };
  const form = { fields, file: await zipOf(Object.fromEntries(pages)) };
  const { status, body } = await admin.call('uploadReport', { form });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function rename({ report_id }: Report, title: string): Promise<void> {
  const body = { title, year: 0, region: '', icon: '', description: '' };
  const params = { id: String(report_id) };
  expect((await admin.call('editReport', { params, body })).status).toBeLessThan(300);
}

/** One chapter with the text of several. */
const merged = (...titles: string[]) =>
  `<h1>Everything</h1>${chaptersCalled(...titles)
    .join('')
    .replaceAll(/<h1>.*?<\/h1>/g, '')}`;

const states = (body: { collections: { state: string }[] }) => body.collections.map(({ state }) => state);

test('a bookmark follows its chapter to a new number and title', async () => {
  const { report, owner, id, open } = await setUp(['Market', 'Drivers'], [2, 1]);
  const before = await open();
  const [market = '', drivers = ''] = chaptersCalled('Market', 'Drivers');
  const renamed = market.replace('<h1>Market</h1>', '<h1>The market in numbers</h1>');
  await update(report, [...chaptersCalled('Foreword'), drivers, renamed]);
  const after = await open();
  expect(listed(after)).toEqual([`${report.report_id}/2`, `${report.report_id}/3`]);
  expect(after.collections[1].chapter_title).toBe('The market in numbers');
  expect(after.collections.map((one: { collection_id: number }) => one.collection_id)).toEqual(
    before.collections.map((one: { collection_id: number }) => one.collection_id),
  );
  expect(after.modified_on).toBe(before.modified_on);
  const stale = {
    revision: before.revision,
    bookmarks: [{ report_id: report.report_id, chapter_number: 2, custom_order: 1 }],
  };
  const late = await owner.call('saveBookmarks', { params: { id }, body: stale });
  expect(late.body.code).toBe('custom-report-changed');
});

test('a chapter that was left out is marked as gone; a rollback restores it', async () => {
  const { report, owner, id, open } = await setUp(['Market', 'Drivers', 'Trials'], [1, 2]);
  await update(report, chaptersCalled('Drivers', 'Trials'));
  const after = await open();
  expect(listed(after)).toEqual(['Market', `${report.report_id}/1`]);
  expect(after.collections[0]).toMatchObject({
    state: 'gone',
    chapter_number: null,
    chapter_title: 'Market',
  });
  const found = await owner.call('searchCustomReport', {
    params: { id },
    body: { query: 'drivers' },
  });
  expect(found.body.chapters).toMatchObject([{ report_id: report.report_id, chapter_number: 1, matches: 4 }]);
  const params = { id: String(report.report_id) };
  await admin.call('rollbackReport', { params, body: { version: 1 } });
  expect(listed(await open())).toEqual([`${report.report_id}/1`, `${report.report_id}/2`]);
  expect(states(await open())).toEqual(['readable', 'readable']);
});

test('an edit of the details leaves a custom report with a gone chapter at its revision', async () => {
  const { report, open } = await setUp(['Market', 'Drivers'], [1, 2]);
  await update(report, chaptersCalled('Drivers'));
  const before = await open();
  expect(states(before)).toContain('gone');
  await rename(report, 'Renamed');
  const after = await open();
  expect(after.collections[1].report_name).toBe('Renamed');
  expect(after.revision).toBe(before.revision);
});

test('a chapter that is gone can be removed, or kept while the others are moved', async () => {
  const { report, owner, id, open } = await setUp(['Market', 'Drivers'], [1, 2]);
  await update(report, chaptersCalled('Drivers'));
  const [gone] = (await open()).collections;
  const { report_id } = report;
  const save = (bookmarks: object[]) => owner.call('saveBookmarks', { params: { id }, body: { bookmarks } });
  const live = { report_id, chapter_number: 1 };
  const moved = await save([
    { ...live, custom_order: 1 },
    { collection_id: gone.collection_id, custom_order: 2 },
  ]);
  expect(listed(moved.body)).toEqual([`${report_id}/1`, 'Market']);
  expect(listed((await save([{ ...live, custom_order: 1 }])).body)).toEqual([`${report_id}/1`]);
});

test('two chapters that were merged are two again after a rollback', async () => {
  const { report, open } = await setUp(['Market', 'Drivers', 'Trials'], [1, 3]);
  await update(report, [merged('Market', 'Drivers', 'Trials')]);
  expect(states(await open()).toSorted()).toEqual(['gone', 'readable']);
  const params = { id: String(report.report_id) };
  await admin.call('rollbackReport', { params, body: { version: 1 } });
  expect(listed(await open())).toEqual([`${report.report_id}/1`, `${report.report_id}/3`]);
});

test('if bookmarks of two versions meet at one chapter, the one from the newer version stays', async () => {
  const { report, owner, id, open } = await setUp(['Market', 'Drivers'], [1]);
  await update(report, chaptersCalled('Drivers', 'Outlook'));
  const [{ collection_id }] = (await open()).collections;
  const { report_id } = report;
  const bookmarks = [
    { collection_id, custom_order: 1 },
    { report_id, chapter_number: 2, custom_order: 2 },
  ];
  await owner.call('saveBookmarks', { params: { id }, body: { bookmarks } });
  await update(report, [merged('Market', 'Outlook')]);
  expect(listed(await open())).toEqual(['Market', `${report_id}/1`]);
});

test('a bookmark of a removed chapter does not give access to another chapter', async () => {
  const notes = '<p>Figures are our own.</p><p>Prices are at manufacturer level.</p>';
  const pages = ['Intro', 'Secret market'].map((title) => `<h1>${title}</h1><p>${title} text.</p>${notes}`);
  const report = await publishReport(server, pages);
  const support = await signedInAs(server, { special: 'support' });
  const id = await made(server, support, [[report.report_id, 1]]);
  const reader = await signedInAs(server);
  const body = { companies: [reader.usergroupId] };
  await support.call('giveCustomReport', { params: { id }, body });
  await update(report, pages.slice(1));
  const params = { id: report.id, chapter: '1' };
  await expectStatus(403, reader.call('subscribedReport', { params }));
  const seen = await reader.call('customReport', { params: { id } });
  expect(seen.body.collections).toMatchObject([{ state: 'gone', chapter_title: 'Intro' }]);
});

test('edits based on chapter numbers from before the update are refused by every call', async () => {
  const { report, owner, id, open } = await setUp(['Market', 'Drivers', 'Trials'], [1, 2]);
  const { revision } = await open();
  await update(report, chaptersCalled('Foreword', 'Market', 'Drivers', 'Trials'));
  const { report_id } = report;
  const params = { id, report_id: String(report_id), chapter_number: '2' };
  const query = `?revision=${revision}`;
  const answers = [
    await owner.call('removeBookmark', { params, query }),
    await owner.call('saveSource', {
      params: { id },
      body: { report_id, chapters: [1], revision },
    }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(['custom-report-changed', 'custom-report-changed']);
  expect(listed(await open())).toEqual([`${report_id}/2`, `${report_id}/3`]);
});

test('chapters and tables chosen in a reader that was opened before an update are refused, not confused', async () => {
  const { owner, id } = await setUp(['Market'], [1]);
  const other = await publishReport(server, chaptersCalled('Robots'));
  await subscribe(server.db, owner.usergroupId, other.report_id);
  const read = () =>
    owner.call('subscribedReport', {
      params: { id: String(other.report_id), chapter: '1' },
    });
  const choose = async (seen: Awaited<ReturnType<typeof read>>['body']) => {
    const { report_id, version } = seen.reportMeta;
    const bookmarks = [{ report_id, chapter_number: 1, version }];
    const body = { c_report_name: 'Mine', bookmarks };
    const source = { report_id, chapters: [1], version };
    return [
      await owner.call('createCustomReport', { body }),
      await owner.call('saveSource', { params: { id }, body: source }),
      await owner.call('tableExport', {
        params: { id: String(report_id), chapter: '1', table: '1' },
        query: `?chapter_id=${seen.chapter?.id}`,
      }),
    ];
  };
  const table = '<table><tr><td>1</td></tr></table>';
  await update(
    other,
    chaptersCalled('Robots').map((html) => html + table),
  );
  const { body: before } = await read();
  await update(
    other,
    chaptersCalled('Foreword', 'Robots').map((html) => html + table),
  );
  const refused = await choose(before);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([409, 'report-updated']),
  );
  const taken = await choose((await read()).body);
  expect(taken.map(({ status }) => status)).toEqual([201, 200, 200]);
});

test('changes to a hidden report do not show: neither its name nor its chapters nor its markets', async () => {
  const { report, owner, id, open } = await setUp(['Market'], [1]);
  const params = { id: report.id };
  const set = (status: 0 | 1) => admin.call('setReportVisible', { params, body: { status } });
  await set(0);
  await rename(report, 'Secret merger');
  const market = chaptersCalled('Market')[0] ?? '';
  await update({ ...report, title: 'Secret merger' }, [market.replace('>Market<', '>Secret chapter<')]);
  await server.db
    .insertInto('report_markets')
    .values({ report_id: report.report_id, market_name: 'Secret market', position: 0 })
    .execute();
  expect((await open()).collections).toMatchObject([
    { report_name: report.title, chapter_title: 'Market', state: 'withdrawn' },
  ]);
  const query = '?section=catalog&filter=custom-reports';
  const page = await owner.call('cataloguePage', { query });
  expect(JSON.stringify(page.body)).not.toContain('Secret');
  const body = { report_id: report.report_id, market_names: ['Secret market'] };
  const chosen = await owner.call('chooseMarkets', { params: { id }, body });
  expect(chosen.status).toBe(404);
  await set(1);
  expect((await open()).collections).toMatchObject([
    { report_name: 'Secret merger', chapter_title: 'Secret chapter', state: 'readable' },
  ]);
});

test('refreshing and renaming a report lose no bookmarks, and they show its new name', async () => {
  const { report, owner, open } = await setUp(['Market'], [1]);
  const params = { report_id: String(report.report_id) };
  await expectStatus(200, owner.call('refreshReport', { params }));
  await rename(report, 'Renamed joints');
  expect((await open()).collections).toMatchObject([{ report_name: 'Renamed joints', state: 'readable' }]);
});

test('CR-17 a chapter whose subscription has ended is listed but not readable, for the owner and for recipients', async () => {
  const { report, owner, colleague, companyId, id, open } = await setUp(['Market'], [1]);
  await owner.call('shareCustomReport', {
    params: { id },
    body: { users: [colleague.id] },
  });
  await server.db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute();
  for (const person of [owner, colleague]) {
    const body = await open(person);
    expect(body.collections).toMatchObject([{ chapter_title: 'Market', state: 'not-subscribed' }]);
    const params = { id: String(report.report_id), chapter: '1' };
    await expectStatus(403, person.call('subscribedReport', { params }));
    const search = { token: person.token, params: { id }, body: { query: 'market' } };
    expect((await server.call('searchCustomReport', search)).body.chapters).toEqual([]);
  }
});

test('hiding a report withdraws its chapters until it is shown again', async () => {
  const { report, open } = await setUp(['Market'], [1]);
  const params = { id: String(report.report_id) };
  const set = (status: 0 | 1) => admin.call('setReportVisible', { params, body: { status } });
  await set(0);
  expect(states(await open())).toEqual(['withdrawn']);
  await set(1);
  expect(states(await open())).toEqual(['readable']);
});

test('a deleted report leaves the names of what was bookmarked', async () => {
  const { report, owner, companyId, id, open } = await setUp(['Market'], [1]);
  await rename(report, 'Last name');
  await server.db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute();
  const params = { id: String(report.report_id) };
  const { revision } = await open();
  await expectStatus(204, admin.call('deleteReport', { params }));
  expect((await open()).revision).toBe(revision + 1);
  expect((await open()).collections).toMatchObject([
    { report_name: 'Last name', chapter_title: 'Market', chapter_number: null, state: 'gone' },
  ]);
  const info = await owner.call('customReportInfo', { params: { id } });
  expect(info.body.report_id).toBe(report.report_id);
  const query = '?section=catalog&filter=custom-reports';
  const { body } = await owner.call('cataloguePage', { query });
  expect(body.items).toMatchObject([{ c_report_id: Number(id), report_name: 'Board pack', chapters: 1 }]);
});

test('creating a bookmark waits for a version switch, and uses the chapter of that number in the new version', async () => {
  const { report, owner } = await setUp(['Market', 'Drivers'], [1]);
  const { report_id } = report;
  await update(report, chaptersCalled('Foreword', 'Market', 'Drivers'));
  const goBack = (tx: Tx) => changeRows(tx, 'items', { current_version: 1 }, { item_id: report_id });
  const { status, body } = await behind(server.db, goBack, () => create(server, owner, [[report_id, 2]]));
  expect(status).toBe(201);
  expect(body.collections).toMatchObject([{ chapter_title: 'Drivers', state: 'readable' }]);
});

describe.each(['a person', 'a company'])('%s', (which) => {
  const remove = ({ owner, companyId }: Team) =>
    which === 'a person'
      ? admin.call('deleteUser', { params: { uid: owner.id } })
      : admin.call('deleteCompany', { params: { id: String(companyId) } });

  test('can be deleted during an update of a report they have bookmarked', async () => {
    const { report, ...readers } = await setUp(['Market'], [1]);
    const later = Number(await made(server, readers.owner, [[report.report_id, 1]]));
    const earlier = await insertBehind(later, readers.owner.id);
    const { status } = await behind(
      server.db,
      (tx) => lockCustomReport(tx, earlier),
      () => remove(readers),
      (tx) => lockReportsOf(tx, [report.report_id]),
    );
    expect(status).toBe(204);
  });

  test('can be deleted while others change their custom reports', async () => {
    const [{ id }, leaving] = [await setUp(['Market'], [1]), await setUp(['Market'], [1])];
    await server.db.transaction().execute(async (tx) => {
      await lockCustomReport(tx, Number(id));
      await expectStatus(204, remove(leaving));
    });
  });
});

/** A custom report with a smaller id that comes later in the table. */
async function insertBehind(id: number, userId: string): Promise<number> {
  await sql`insert into custom_reports (c_report_id, user_id, c_report_name) overriding system value
    values (${-id}, ${userId}, 'Earlier')`.execute(server.db);
  return -id;
}

test('after updates and edits at the same time, every bookmark refers to the current version', async () => {
  const { report, owner, id, open } = await setUp(['Market', 'Drivers', 'Trials'], [1]);
  const { report_id } = report;
  const saves = Array.from({ length: 12 }, (_, index) =>
    owner.call('saveSource', {
      params: { id },
      body: { report_id, chapters: index % 2 === 0 ? [1, 2] : [1, 2, 3] },
    }),
  );
  const creates = Array.from({ length: 8 }, () => create(server, owner, [[report_id, 2]]));
  const updates = [update(report, chaptersCalled('Foreword', 'Market', 'Drivers', 'Trials'))];
  const answers = await Promise.all([...saves, ...creates]);
  await Promise.all(updates);
  expect(answers.every(({ status }) => status < 300)).toBe(true);
  expect(new Set(states(await open()))).toEqual(new Set(['readable']));
  const stale = await server.db
    .selectFrom('custom_report_bookmarks as b')
    .innerJoin('chapters', 'chapters.chapter_id', 'b.chapter_id')
    .innerJoin('items', 'items.item_id', 'b.report_id')
    .select('collection_id')
    .where('b.report_id', '=', report_id)
    .whereRef('version', '<>', 'current_version')
    .execute();
  expect(stale).toEqual([]);
});
