import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { made, makeReaders, publish } from '../../testing/custom-reports.ts';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { marketFile } from '../../testing/figure-files.ts';
import { openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeTold } from '../../testing/notifications.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { sweepInboxes } from './inbox.store.ts';
import { versionReleased } from './releases.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60, sharing=6/3600' });
const { db } = server;
const knees = await publish(server, 2, 'Knees');

type Who = Pick<SignedIn, 'call'>;

interface Row {
  id: number;
  kind: string;
  title: string;
  read: boolean;
}

const inbox = async (who: Who, query = '') => (await who.call('notifications', { query })).body;
const titles = async (who: Who): Promise<string[]> =>
  (await inbox(who)).items.map(({ kind, title }: Row) => `${kind} ${title}`);
const unread = async (who: Who): Promise<number> => (await who.call('unreadNotifications')).body.unread;
const share = (who: Who, id: string, people: { id: string }[], message?: string) =>
  who.call('shareCustomReport', {
    params: { id },
    body: { users: people.map((one) => one.id), ...(message === undefined ? {} : { message }) },
  });
/** Until this many have arrived: what is told is told soon. */
const arrived = (who: Who, count: number) =>
  eventually(async () => expect((await inbox(who)).items).toHaveLength(count));
/** Until nothing is left to tell. */
const allTold = () =>
  eventually(async () => expect(await rowsIn(db, 'notification_events', {})).toSatisfy(isTold));
const isTold = (rows: { told_at: Date | null }[]) => rows.every(({ told_at }) => told_at !== null);

test('FOL-04 who gets a custom report learns it once, with the words of the person who shared it', async () => {
  const { owner, colleague, companyId } = await makeReaders(server, knees);
  const late = await signedInAs(server, { usergroup_id: companyId });
  const id = await made(server, owner, [[knees, 1]], 'Board pack');
  expect(
    (await share(owner, id, [colleague], ' Have a look at chapter 1.\nThe rest is known. ')).status,
  ).toBe(200);
  await arrived(colleague, 1);
  const { items, next, unread: count } = await inbox(colleague);
  expect([next, count]).toEqual([null, 1]);
  expect(items[0]).toEqual({
    id: expect.any(Number),
    kind: 'shared',
    at: expect.any(Number),
    read: false,
    title: 'Board pack',
    year: null,
    region: null,
    detail: '',
    follows: [],
    by: 'Ines Moreau',
    message: 'Have a look at chapter 1.\nThe rest is known.',
    path: `/custom-reports/${id}/board-pack/1`,
  });
  // Sharing again, also with somebody else, is no news to who has it.
  await share(owner, id, [colleague], 'Again');
  await share(owner, id, [colleague, late], 'For the late one');
  await arrived(late, 1);
  await allTold();
  expect((await inbox(colleague)).items).toHaveLength(1);
  expect((await inbox(late)).items[0].message).toBe('For the late one');
  expect((await inbox(owner)).items).toEqual([]);
});

test('FOL-04 a message has its length, and who shares without end is told to wait', async () => {
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]]);
  const tooLong = await share(owner, id, [colleague], 'x'.repeat(501));
  expect([tooLong.status, tooLong.body.fields]).toEqual([422, { message: 'Please enter a shorter text.' }]);
  for (let n = 0; n < 6; n += 1) {
    expect((await share(owner, id, [colleague], 'x'.repeat(500))).status).toBe(200);
    await share(owner, id, []);
  }
  expect((await share(owner, id, [colleague])).status).toBe(429);
  // Refused as a whole: nothing is shared, and taking back is never refused.
  expect((await colleague.call('customReport', { params: { id } })).status).toBe(404);
  expect((await share(owner, id, [])).status).toBe(200);
});

test('FOL-03 a row is there only as long as its person may see the page', async () => {
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]], 'Board pack');
  await share(owner, id, [colleague], 'A secret of ours');
  await arrived(colleague, 1);
  const [{ id: row }] = (await inbox(colleague)).items;
  await share(owner, id, []);
  expect([await titles(colleague), await unread(colleague)]).toEqual([[], 0]);
  expect((await colleague.call('readNotification', { params: { id: `${row}` } })).status).toBe(404);
  await share(owner, id, [colleague]);
  await eventually(async () => expect(await unread(colleague)).toBe(2));
  await owner.call('deleteCustomReport', { params: { id } });
  expect([await titles(colleague), await unread(colleague)]).toEqual([[], 0]);
});

test('FOL-03 a hidden report, an ended subscription and another title count at once', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db, { item_name: 'Hips of old' });
  await subscribe(db, companyId, item_id);
  await db.transaction().execute((tx) => versionReleased(tx, { reportId: item_id, versionId: 1 }));
  await arrived(colleague, 1);
  expect((await inbox(colleague)).items[0]).toMatchObject({
    title: 'Hips of old',
    year: 2026,
    region: 'Europe',
    by: null,
    path: `/reports/${item_id}/hips-of-old/1`,
  });
  await changeRows(db, 'items', { visible: false }, { item_id });
  expect([await titles(colleague), await unread(colleague)]).toEqual([[], 0]);
  await changeRows(db, 'items', { visible: true, item_name: 'Hips' }, { item_id });
  expect(await titles(colleague)).toEqual(['version-released Hips']);
  await db.deleteFrom('subscriptions').where('item_id', '=', item_id).execute();
  expect([await titles(colleague), await unread(colleague)]).toEqual([[], 0]);
});

test('FOL-02 an applied import is news to subscribers and to the other admins, once', async () => {
  const importer = await openImporter(server, 'global');
  const admin = await signedInAs(server, { role: 'admin' });
  const { colleague, companyId } = await makeReaders(server);
  const sampled = await makeReaders(server);
  const { item_id, item_name } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  const sample = {
    usergroup_id: sampled.companyId,
    item_id,
    access: 'sample',
    market_name: 'Knees',
  } as const;
  await db.insertInto('subscriptions').values(sample).execute();
  const stranger = await signedInAs(server);
  const { body } = await importer.stage(marketFile('Knees'), { itemId: String(item_id) });
  await importer.apply(body.importId);
  // A second press of the button applies it again, and changes nothing.
  expect((await importer.apply(body.importId)).status).toBe(200);
  await arrived(colleague, 1);
  await allTold();
  expect((await inbox(colleague)).items[0]).toMatchObject({
    kind: 'dashboard-updated',
    title: item_name,
    by: null,
    path: expect.stringMatching(`^/reports/global-dashboard/${item_id}/`),
  });
  expect(await titles(sampled.colleague)).toEqual([`dashboard-updated ${item_name}`]);
  expect(await titles(admin)).toEqual([`import-applied ${item_name}`]);
  expect((await inbox(admin)).items[0].by).toBe('Test Person');
  expect(await titles(stranger)).toEqual([]);
  expect(
    (await inbox({ call: (name, request) => server.call(name, { token: importer.session, ...request }) }))
      .items,
  ).toEqual([]);
  // An earlier import that is taken up again is news again.
  await importer.put(marketFile('Knees', 2), { itemId: String(item_id) });
  await importer.apply(body.importId);
  await arrived(colleague, 3);
});

test('FOL-02 demo figures are news to staff alone', async () => {
  const importer = await openImporter(server, 'pt');
  const admin = await signedInAs(server, { role: 'admin' });
  const { colleague, companyId } = await makeReaders(server);
  const { item_id, item_name } = await makeItem(db, { kind: 'pt' });
  await subscribe(db, companyId, item_id);
  const head = 'procedure,specialty,setting,payer,region,country,year,volume\n';
  const file = `${head}Demo hip,Ortho,Hospital,Public,Europe,Italy,2024,7\n`;
  await importer.put(file, { itemId: String(item_id), demo: '1' });
  await eventually(async () => expect(await titles(admin)).toContain(`import-applied ${item_name}`));
  await allTold();
  expect(await titles(colleague)).toEqual([]);
});

test('FOL-02 one is marked as read, or all that were seen; what has come since stays unread', async () => {
  const { colleague, owner, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  const tell = (who: { id: string }) => makeTold(db, who.id, { kind: 'version-released', about_id: item_id });
  const [first, second, seen] = [await tell(colleague), await tell(colleague), await tell(colleague)];
  const others = await tell(owner);
  const read = (id: number) => colleague.call('readNotification', { params: { id: String(id) } });
  expect((await read(first)).body).toEqual({ unread: 2 });
  expect((await read(first)).body).toEqual({ unread: 2 });
  expect((await read(others)).status).toBe(404);
  const later = await tell(colleague);
  const all = await colleague.call('readNotifications', { body: { until: seen } });
  expect(all.body).toEqual({ unread: 1 });
  const rows = (await inbox(colleague)).items.map(({ id, read: isRead }: Row) => [id, isRead]);
  expect(rows).toEqual([
    [later, false],
    [seen, true],
    [second, true],
    [first, true],
  ]);
  expect(await unread(owner)).toBe(1);
});

test('FOL-02 pages go back from the newest, past whatever is no longer to be seen', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const [kept, lost] = [await makeItem(db), await makeItem(db)];
  await subscribe(db, companyId, kept.item_id);
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1)
    ids.unshift(await makeTold(db, colleague.id, { kind: 'version-released', about_id: kept.item_id }));
  await sql`with e as (insert into notification_events (kind, about_id, audience, told_at)
      select 'version-released', ${lost.item_id}, '{}', now() from generate_series(1, 250) returning event_id)
    insert into notifications (event_id, user_id) select event_id, ${colleague.id} from e`.execute(db);
  ids.unshift(await makeTold(db, colleague.id, { kind: 'version-released', about_id: kept.item_id }));
  const idsOf = ({ items }: { items: Row[] }) => items.map(({ id }) => id);
  const first = await inbox(colleague, '?count=2');
  const second = await inbox(colleague, `?count=2&before=${first.next}`);
  const third = await inbox(colleague, `?count=2&before=${second.next}`);
  expect([idsOf(first), idsOf(second), idsOf(third)]).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ]);
  expect([third.next, first.unread]).toEqual([null, 6]);
  expect((await colleague.call('notifications', { query: '?count=101' })).status).toBe(400);
});

test('FOL-02 the count has a tag, so that an unchanged one is not sent again', async () => {
  const { colleague } = await makeReaders(server);
  const { headers } = await colleague.call('unreadNotifications');
  const again = await colleague.call('unreadNotifications', {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
});

test('FAST-01 a new notification leaves the session answers of the company in memory', async () => {
  const { colleague } = await makeReaders(server);
  await sql`delete from change_log`.execute(db);
  const id = await makeTold(db, colleague.id, { kind: 'version-released', about_id: knees });
  await db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('notification_id', '=', id)
    .execute();
  const { rows } = await sql<{ key: string }>`select key from change_log`.execute(db);
  expect(
    rows.filter(({ key }) => key.includes(colleague.id) || key.includes(`:${colleague.usergroupId}`)),
  ).toEqual([]);
});

test('FOL-02 everybody chooses among the mails that they could get', async () => {
  const { colleague } = await makeReaders(server);
  const admin = await signedInAs(server, { role: 'admin', usergroup_id: await makeCompany(db) });
  const settings = async (who: Who) => (await who.call('mailSettings')).body;
  const clients = [
    { kind: 'shared', mail: 'at once' },
    { kind: 'version-released', mail: 'at once' },
    { kind: 'new-edition', mail: 'at once' },
    { kind: 'figures-restated', mail: 'at once' },
    { kind: 'dashboard-updated', mail: 'at once' },
    { kind: 'worth-opening', mail: 'at once' },
    { kind: 'usage-by-name', mail: 'at once' },
    { kind: 'file-ready', mail: 'off' },
  ];
  expect(await settings(colleague)).toEqual(clients);
  expect(await settings(admin)).toEqual([
    { kind: 'shared', mail: 'at once' },
    { kind: 'import-applied', mail: 'off' },
    { kind: 'file-ready', mail: 'off' },
    { kind: 'many-files', mail: 'at once' },
  ]);
  const sales = await signedInAs(server, {
    role: 'sales',
    usergroup_id: await makeCompany(db, { provider: true }),
  });
  expect((await settings(sales)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'shared',
    'licence-ends',
    'client-week',
    'file-ready',
  ]);
  const off = { kind: 'version-released', mail: 'off' };
  const saved = await colleague.call('saveMailSetting', { body: off });
  expect(saved.body).toEqual([clients[0], off, ...clients.slice(2)]);
  await colleague.call('saveMailSetting', { body: { ...off, mail: 'at once' } });
  expect(await settings(colleague)).toEqual(clients);
  const foreign = await colleague.call('saveMailSetting', {
    body: { kind: 'import-applied', mail: 'at once' },
  });
  expect(foreign.status).toBe(404);
});

test('FOL-02 read rows are kept for a year, unread ones for two, and nothing of a deleted person', async () => {
  const person = await makePerson(db);
  const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);
  const tell = (told: number, read: number | null) =>
    makeTold(db, person.id, {
      kind: 'version-released',
      about_id: knees,
      told_at: monthsAgo(told),
      read_at: read === null ? null : monthsAgo(read),
    });
  const kept = [await tell(11, 10), await tell(23, null)];
  await tell(13, 1);
  await tell(25, null);
  await sweepInboxes(db);
  const rows = await rowsIn(db, 'notifications', { user_id: person.id });
  expect(rows.map(({ notification_id }) => notification_id).sort()).toEqual(kept.sort());
  await db.deleteFrom('users').where('id', '=', person.id).execute();
  expect(await rowsIn(db, 'notifications', { user_id: person.id })).toEqual([]);
});
