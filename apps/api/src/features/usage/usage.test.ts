import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { chaptersCalled, made, makeReaders } from '../../testing/custom-reports.ts';
import { createDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeItem } from '../../testing/items.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { happened, usedBy } from '../../testing/usage.ts';
import { makeViewer } from '../../testing/viewer.ts';
import { type CompanyUsage, listCompanyUsage, listRecentUsage } from './companies.store.ts';
import { countDays, countsNow } from './counting.ts';
import { insertEvents, sweepUsage } from './events.store.ts';
import { createRecorder } from './recorder.ts';
import { listUnanswered, listWantedItems } from './wanted.store.ts';

const server = await startServer();
const { db } = server;

const table = '<table><caption>Table 1: Knees</caption><tr><th>Year</th></tr><tr><td>12</td></tr></table>';

test('USE-01 what clients open, read, take away, search for, are refused and ask for is recorded once', async () => {
  const titles = chaptersCalled('Knee patterns', 'Hip patterns');
  const report = await publishReport(server, [`${titles[0]}${table}`, titles[1] ?? '']);
  const stranger = await makeItem(db);
  const medsku = await makeItem(db, { kind: 'medsku' });
  const { companyId, owner } = await makeReaders(server, report.report_id);
  const { id } = report;
  const read = (kind: string, of: string, entries: number[]) =>
    owner.call('keepReadingPlace', {
      params: { kind, id: of },
      body: {
        entry: entries[0],
        ...(kind === 'report' && { version: 1 }),
        block: null,
        read: entries,
        ago: 0,
      },
    });
  await owner.call('subscribedReport', { params: { id, chapter: '1' } });
  await owner.call('subscribedReport', { params: { id, chapter: '2' } });
  await read('report', id, [1]);
  // Sent again because the answer was lost, and one that the report does not have.
  await read('report', id, [1, 99]);
  const custom = await made(server, owner, [
    [report.report_id, 1],
    [report.report_id, 2],
  ]);
  const { body: opened } = await owner.call('customReport', { params: { id: custom } });
  await read(
    'custom-report',
    custom,
    opened.collections.map(({ collection_id }: { collection_id: number }) => collection_id),
  );
  await owner.call('tableExport', { params: { id, chapter: '1', table: '1' } });
  await owner.call('tableExport', { params: { id, chapter: '1', table: '1' } });
  await owner.call('searchReports', { body: { query: ' Knee  PATTERNS ' } });
  await owner.call('searchReports', { body: { query: 'knee patterns', page: 2 } });
  await owner.call('searchReports', { body: { query: 'zzyzx qwfp' } });
  await owner.call('unsubscribedReport', { params: { id: String(stranger.item_id) } });
  await owner.call('itemContents', { params: { kind: 'medsku', id: String(medsku.item_id) } });
  await owner.call('embedTicket', { body: { kind: 'medsku', id: medsku.item_id } });
  await owner.call('contactUs', {
    body: { subject: 'Request to Buy Report', item: { kind: 'report', id: stranger.item_id } },
  });
  await owner.call('contactUs', { body: { subject: 'New Renewal Request' } });
  await owner.call('noteUpgrade', { body: { id: stranger.item_id } });
  const expected = [
    'open',
    'read 1',
    `open custom ${custom}`,
    // The first has been read in its report today.
    'read 2',
    'export xlsx',
    'export xlsx',
    'search knee patterns 1',
    'search zzyzx qwfp 0',
    'refused not subscribed',
    'refused not subscribed',
    'asked buy',
    'asked upgrade',
    'asked renewal',
  ].sort();
  await eventually(async () => expect(await usedBy(db, companyId)).toHaveLength(expected.length));
  expect(await usedBy(db, companyId)).toEqual(expected);
});

test('USE-01 what staff do is not counted, nor what proofs and visitors do', async () => {
  const report = await publishReport(server, chaptersCalled('One'));
  const provider = await makeCompany(db, { provider: true });
  for (const over of [
    { role: 'admin' },
    { role: 'sales', usergroup_id: provider },
    { role: 'publications', usergroup_id: provider },
    { special: 'support', usergroup_id: provider },
  ] as const) {
    const person = await signedInAs(server, over);
    await person.call('subscribedReport', { params: { id: report.id, chapter: '1' } });
    await person.call('unsubscribedReport', { params: { id: report.id } });
    await person.call('searchReports', { body: { query: 'one' } });
  }
  const { companyId, owner } = await makeReaders(server, report.report_id);
  await owner.call('subscribedReport', { params: { id: report.id, chapter: '1' } });
  await eventually(async () => expect(await usedBy(db, companyId)).toEqual(['open']));
  const { rows } = await sql`select from usage_events join usergroups on usergroups.id = usergroup_id
    left join users on users.id = user_id where provider or role <> 'standard'`.execute(db);
  expect(rows).toEqual([]);
});

test('USE-01 nobody notices that usage cannot be written, and what was not is written later', async () => {
  const database = await createDatabase();
  const person = await makePerson(database.db);
  const logFailure = vi.fn();
  const recorder = createRecorder({ db: database.db, logFailure });
  const viewer = makeViewer({ userId: person.id, usergroupId: person.usergroupId });
  await sql`alter table usage_events rename to away`.execute(database.db);
  recorder.record(viewer, { kind: 'search', detail: 'knees\0', answers: 3 });
  // Deleted before it was written: it is counted without a name. A company that is gone counts no more.
  recorder.record({ ...viewer, userId: '00000000-0000-4000-8000-00000000dead' }, { kind: 'export' });
  recorder.record({ ...viewer, usergroupId: 999_999 }, { kind: 'export', itemId: 999_999 });
  await eventually(() => expect(logFailure).toHaveBeenCalled());
  await sql`alter table away rename to usage_events`.execute(database.db);
  recorder.record(viewer, { kind: 'open', itemId: 999_999 });
  await recorder.stop();
  expect(await usedBy(database.db, person.usergroupId)).toEqual(['export', 'open', 'search knees 3']);
});

test('USE-01 two nodes that report the same record it once', async () => {
  const { id, usergroupId } = await makePerson(db);
  const rows = Array.from({ length: 50 }, (_, index) => ({
    usergroup_id: usergroupId,
    user_id: id,
    kind: 'read' as const,
    item_id: null,
    detail: String(index),
    answers: null,
    once: String(index),
  }));
  await Promise.all([insertEvents(db, rows), insertEvents(db, rows.toReversed())]);
  expect(await usedBy(db, usergroupId)).toHaveLength(50);
});

/** Somebody's use over some months, by chance but the same each time. */
async function team() {
  const database = await createDatabase();
  const company = await makeCompany(database.db);
  const people = [await makePerson(database.db, { usergroup_id: company }), await makePerson(database.db)];
  const items = [await makeItem(database.db), await makeItem(database.db)];
  const kinds = ['open', 'dashboard', 'read', 'export', 'search', 'refused', 'asked'];
  await happened(
    database.db,
    Array.from({ length: 400 }, (_, index) => {
      const kind = kinds[(index * 7 + Math.floor(index / 3)) % kinds.length] ?? '';
      const person = people[index % 5 === 0 ? 1 : 0];
      return {
        usergroup_id: person?.usergroupId ?? 0,
        user_id: person?.id ?? null,
        kind,
        item_id: kind === 'search' ? null : (items[index % 2]?.item_id ?? null),
        detail: kind === 'search' ? `words ${index % 9}` : kind === 'refused' ? 'not subscribed' : '',
        ...(kind === 'search' && { answers: index % 3 }),
        days: (index * 13) % 88,
      };
    }),
  );
  return { db: database.db, company, people, items };
}

const byKind = (of: Awaited<ReturnType<typeof countsNow>>) => sql<{ kind: string; count: number }>`
  select usergroup_id, user_id, kind, item_id, sum(count)::int as count from ${of.days} as days
  group by usergroup_id, user_id, kind, item_id order by 1, 2, 3, 4`;

const counted = (raw = sql`usage_events`) => sql<{ kind: string; count: number }>`
  select usergroup_id, user_id, kind, item_id, count(*)::int as count from ${raw} as events
  group by usergroup_id, user_id, kind, item_id order by 1, 2, 3, 4`;

const recentOf = (usage: Map<number, Pick<CompanyUsage, 'reads' | 'refused'>>) =>
  new Map([...usage].map(([id, { reads, refused }]) => [id, { reads, refused }]));

test('USE-01 days are counted once, whichever nodes do it, and equal what was recorded', async () => {
  const { db, company } = await team();
  const before = await listCompanyUsage(db);
  const independent = (await counted().execute(db)).rows;
  expect((await byKind(await countsNow(db)).execute(db)).rows).toEqual(independent);
  const stale = await countsNow(db);
  await Promise.all([countDays(db), countDays(db)]);
  // Whoever had begun to count before sees neither more nor less.
  expect((await byKind(stale).execute(db)).rows).toEqual(independent);
  expect((await byKind(await countsNow(db)).execute(db)).rows).toEqual(independent);
  await countDays(db);
  expect(await listCompanyUsage(db)).toEqual(before);
  // The sums are there now, and whatever happens afterwards is added to them.
  expect((await sql`select from usage_company_sums`.execute(db)).rows).toHaveLength(before.size);
  expect(await listRecentUsage(db)).toEqual(recentOf(before));
  await happened(db, [
    { usergroup_id: company, user_id: null, kind: 'refused', days: 0 },
    { usergroup_id: await makeCompany(db), user_id: null, kind: 'read', days: 0 },
  ]);
  expect(await listRecentUsage(db)).toEqual(recentOf(await listCompanyUsage(db)));
  // Of another day they say nothing.
  await sql`update usage_company_sums set until = until - 1, reads = 0`.execute(db);
  expect(recentOf(await listRecentUsage(db))).toEqual(recentOf(await listCompanyUsage(db)));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from usage_events
    where usergroup_id = ${company} and kind = 'read'`.execute(db);
  const own = (await listCompanyUsage(db, [company])).get(company);
  expect([own?.reads, own?.months.reduce((sum, month) => sum + month, 0)]).toEqual([
    rows[0]?.count,
    rows[0]?.count,
  ]);
});

test('USE-01 deleting a person leaves the totals and no name', async () => {
  const { db, company, people } = await team();
  await countDays(db);
  const before = (await listCompanyUsage(db)).get(company);
  await sql`delete from users where id = ${people[0]?.id}`.execute(db);
  expect((await listCompanyUsage(db)).get(company)).toEqual(before);
  const { rows } = await sql`select from usage_days where usergroup_id = ${company} and user_id is not null
    union all select from usage_events where usergroup_id = ${company} and user_id is not null`.execute(db);
  expect(rows).toEqual([]);
});

test('USE-01 events are kept for three months and their counts for two years', async () => {
  const { db, people, company } = await team();
  const [user_id] = [people[0]?.id ?? null];
  await happened(db, [{ usergroup_id: company, user_id, kind: 'read', days: 95 }]);
  await sql`insert into usage_days (day, usergroup_id, user_id, kind, count)
    select (now() at time zone 'UTC')::date - days, ${company}, ${user_id}, 'read', 1
    from unnest(array[700, 800]) as days`.execute(db);
  await sweepUsage(db);
  const old = sql`select at from usage_events where at < now() - interval '90 days'`;
  // Not before they are counted.
  expect((await old.execute(db)).rows).toHaveLength(1);
  await countDays(db);
  await sweepUsage(db);
  expect((await old.execute(db)).rows).toEqual([]);
  const { rows } = await sql<{
    ago: number;
  }>`select (now() at time zone 'UTC')::date - day as ago from usage_days
    where day < now() - interval '90 days' order by day`.execute(db);
  expect(rows.map(({ ago }) => ago)).toEqual([700, 95]);
});

test('USE-04 what clients could not open and did not find, by client and over all', async () => {
  const { db } = await createDatabase();
  const [one, other] = [
    await makePerson(db),
    await makePerson(db, { usergroup_id: await makeCompany(db, { company: 'Zenith' }) }),
  ];
  const { item_id } = await makeItem(db);
  const refused = { kind: 'refused', item_id, detail: 'not subscribed' };
  const of = (person: typeof one) => ({ usergroup_id: person.usergroupId, user_id: person.id });
  await happened(db, [
    { ...of(one), ...refused, days: 3 },
    { ...of(one), ...refused },
    { ...of(other), ...refused, detail: 'sample market only', days: 20 },
    { ...of(one), kind: 'search', detail: 'hydrogel', answers: 0, days: 2 },
    { ...of(other), kind: 'search', detail: 'hydrogel', answers: 0, days: 2 },
    { ...of(other), kind: 'search', detail: 'knees', answers: 4, days: 2 },
  ]);
  const all = async () => [
    await listWantedItems(db, { days: 7, most: 9 }),
    await listWantedItems(db, { days: 90, most: 9 }),
    await listWantedItems(db, { days: 90, companies: [other.usergroupId], most: 9 }),
    await listUnanswered(db, { days: 90, most: 9 }),
    await listUnanswered(db, { days: 90, companies: [other.usergroupId], most: 9 }),
  ];
  const expected = [
    [{ item_id, count: 2, total: 2, companyCount: 1, companies: [{ id: one.usergroupId, count: 2 }] }],
    [
      {
        count: 3,
        companyCount: 2,
        companies: [{ count: 2 }, { company: 'Zenith', count: 1 }],
      },
    ],
    [{ count: 1, companies: [{ company: 'Zenith' }] }],
    [{ words: 'hydrogel', count: 2, companies: [{}, { company: 'Zenith' }] }],
    [{ words: 'hydrogel', count: 1 }],
  ];
  expect(await all()).toMatchObject(expected);
  await countDays(db);
  expect(await all()).toMatchObject(expected);
});

test('USE-04 what all clients wanted together is what each of them wanted, also after one is gone', async () => {
  const { db, company, people } = await team();
  await countDays(db);
  const span = { days: 90, most: 9 };
  const wanted = async () => {
    const companies = people.map(({ usergroupId }) => usergroupId);
    const together = await listWantedItems(db, span);
    expect(together).toEqual(await listWantedItems(db, { ...span, companies }));
    return together[0];
  };
  expect(await wanted()).toMatchObject({ companyCount: 2 });
  await sql`delete from users`.execute(db);
  await sql`delete from usergroups where id <> ${company}`.execute(db);
  const left = await wanted();
  expect(left).toMatchObject({ companyCount: 1, companies: [{ id: company }] });
  await sql`delete from usergroups`.execute(db);
  expect(await wanted()).toBeUndefined();
});
