import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { happened } from '../../testing/usage.ts';
import { tellClientWeeks } from './client-weeks.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true });
const admin = await signedInAs(server, { role: 'admin', usergroup_id: provider });
const sales = await signedInAs(server, { role: 'sales', usergroup_id: provider, name: 'Sam Okoye' });
const colleague = await signedInAs(server, { role: 'sales', usergroup_id: provider, name: 'Pia Lund' });
const publications = await signedInAs(server, { role: 'publications', usergroup_id: provider });

beforeEach(async () => {
  await sql`delete from open_requests`.execute(db);
  await sql`delete from usage_events`.execute(db);
  await sql`update usergroups set expiry = null, owner_id = null where not provider`.execute(db);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
let number = 0;
const client = (days: number, owner?: SignedIn) => {
  number += 1;
  return makeCompany(db, {
    company: `Client ${number} ${days}`,
    license: 'site',
    licenses: 5,
    expiry: inDays(days),
    owner_id: owner?.id ?? null,
  });
};
const board = async (who: SignedIn, query = '') => (await who.call('renewals', { query })).body;
const names = ({ clients }: { clients: { id: number }[] }) => clients.map(({ id }) => id);

test('USE-03 licences stand by the days to their end, each once, and the most urgent first', async () => {
  const ids: Record<string, number> = {};
  for (const days of [-200, -20, -1, 5, 25, 45, 80, 100]) ids[days] = await client(days);
  await makeCompany(db, { expiry: null });
  const all = await board(sales);
  expect(all.counts).toEqual({ over: 2, '10': 1, '30': 1, '60': 1, '90': 1 });
  expect(names(all)).toEqual(['-1', '-20', '5', '25', '45', '80'].map((days) => ids[days]));
  expect(names(await board(sales, '?within=over'))).toEqual([ids['-1'], ids['-20']]);
  expect(await board(sales, '?within=30')).toMatchObject({
    total: 1,
    pages: 1,
    clients: [{ id: ids['25'] }],
  });
  const soon = (await sales.call('endingClients')).body;
  expect(soon.map(({ within, total }: { within: string; total: number }) => [within, total])).toEqual([
    ['over', 2],
    ['10', 1],
    ['30', 1],
    ['60', 1],
    ['90', 1],
  ]);
  expect(names(soon[0])).toEqual([ids['-1'], ids['-20']]);
});

test('USE-03 a client has its health with reasons, what it was refused and waits for, its owner and next step', async () => {
  const id = await client(41, sales);
  const member = await signedInAs(server, { usergroup_id: id, last_active: inDays(-40) });
  const item = await makeItem(db, { item_name: 'Robotics', item_year: 2026, region: 'Global' });
  await happened(
    db,
    [1, 2].map((days) => ({
      usergroup_id: id,
      user_id: member.id,
      kind: 'refused',
      item_id: item.item_id,
      days,
    })),
  );
  const row = async () => (await board(sales, '?whose=mine')).clients[0];
  await changeRows(db, 'users', { last_active: inDays(-40) }, { id: member.id });
  expect(await row()).toMatchObject({
    id,
    seats: { used: 1, of: 5 },
    refused: 2,
    reads: 0,
    cases: 0,
    owner: { name: 'Sam Okoye' },
    health: {
      is: 'at risk',
      because: ['nobody was here for 40 days', 'nothing read in 90 days', '1 of 5 seats used'],
    },
    step: { words: 'Send renewal', written: null },
  });
  await member.call('contactUs', {
    body: { subject: 'Request to Buy Report', item: { kind: 'report', id: item.item_id } },
  });
  expect(await row()).toMatchObject({ cases: 1, step: { words: 'Answer their request' } });
  await member.call('contactUs', { body: { subject: 'New Renewal Request' } });
  expect(await row()).toMatchObject({ cases: 2, step: { words: 'Answer their request for renewal' } });
  expect((await board(colleague, '?whose=mine')).clients).toEqual([]);
});

test('USE-03 a written step shows its writer until it is emptied; notes are for staff alone', async () => {
  const id = String(await client(41));
  const write = async (words: string) =>
    (await sales.call('writeNextStep', { params: { id }, body: { words } })).body;
  expect(await write('Renewal call on 24 Nov')).toMatchObject({
    words: 'Renewal call on 24 Nov',
    written: { by: 'Sam Okoye' },
  });
  expect((await board(colleague)).clients[0].step).toMatchObject({ written: { by: 'Sam Okoye' } });
  expect(await write('')).toEqual({ words: 'Send renewal', written: null });

  const add = (who: SignedIn, note: string) => who.call('addClientNote', { params: { id }, body: { note } });
  await add(sales, 'They change their director in May.');
  const { body } = await add(colleague, 'Budget in June.');
  expect(body).toMatchObject([
    { note: 'Budget in June.', by: 'Pia Lund', canRemove: true },
    { note: 'They change their director in May.', by: 'Sam Okoye', canRemove: false },
  ]);
  const remove = (who: SignedIn, note: number) =>
    who.call('removeClientNote', { params: { id, note_id: String(note) } });
  expect((await remove(colleague, body[1].id)).status).toBe(404);
  expect((await remove(admin, body[1].id)).status).toBe(204);
  expect((await sales.call('clientNotes', { params: { id } })).body).toHaveLength(1);
  const own = await signedInAs(server, { usergroup_id: Number(id), lead: true });
  expect((await own.call('clientNotes', { params: { id } })).status).toBe(403);
  const entries = await rowsIn(db, 'audit_log', { subject: `company:${id}` });
  expect(entries.map(({ action }) => action)).toContain('client note removed');
  expect(JSON.stringify(entries)).not.toContain('director');
});

test('STAFF-01 open cases are the requests that nobody has met yet, the oldest first', async () => {
  const [one, two] = [await client(20, sales), await client(30)];
  const people = [
    await signedInAs(server, { usergroup_id: one }),
    await signedInAs(server, { usergroup_id: two }),
  ];
  const item = await makeItem(db);
  for (const person of people)
    await person.call('contactUs', {
      body: { subject: 'Request to Buy Report', item: { kind: 'report', id: item.item_id } },
    });
  await people[1]?.call('contactUs', { body: { subject: 'New Renewal Request' } });
  const cases = async (query = '') => (await admin.call('openCases', { query })).body;
  expect(await cases()).toMatchObject({
    total: 3,
    cases: [
      { client: { id: one }, item: { id: item.item_id }, owner: { name: 'Sam Okoye' }, by: 'Test Person' },
      { client: { id: two }, item: { id: item.item_id }, owner: null },
      { client: { id: two }, item: null },
    ],
  });
  expect((await sales.call('openCases', { query: '?whose=mine' })).body.total).toBe(1);
  // Sold and renewed.
  await subscribe(db, two, item.item_id);
  await changeRows(db, 'usergroups', { expiry: inDays(400) }, { id: two });
  expect((await cases()).cases.map(({ client: { id } }: { client: { id: number } }) => id)).toEqual([one]);
});

test('USE-04 what clients wanted, by client and over all; publications learn what is missing and not who misses it', async () => {
  const [one, two] = [await client(20, sales), await client(30)];
  const [asker, other] = [
    await makePerson(db, { usergroup_id: one }),
    await makePerson(db, { usergroup_id: two }),
  ];
  const [shown, hidden] = [await makeItem(db), await makeItem(db, { visible: false })];
  const of = (id: number, user_id: string, rest: object) => ({
    usergroup_id: id,
    user_id,
    kind: 'refused',
    ...rest,
  });
  await happened(db, [
    of(one, asker.id, { item_id: shown.item_id, days: 2 }),
    of(one, asker.id, { item_id: shown.item_id }),
    of(two, other.id, { item_id: shown.item_id, days: 20 }),
    of(two, other.id, { item_id: hidden.item_id, days: 1 }),
    { ...of(two, other.id, {}), kind: 'search', detail: 'hydrogel meniscus', answers: 0, days: 1 },
  ]);
  const wanted = async (who: SignedIn, query = '') => (await who.call('wanted', { query })).body;
  const week = await wanted(admin);
  expect(week).toMatchObject({
    refused: 3,
    unanswered: 1,
    items: [
      { item: { id: shown.item_id }, count: 2, clientCount: 1, clients: [{ id: one, count: 2 }] },
      { item: { id: hidden.item_id }, count: 1 },
    ],
    searches: [{ words: 'hydrogel meniscus', count: 1, clients: [{ id: two }] }],
  });
  expect((await wanted(sales)).items).toHaveLength(1);
  expect(await wanted(sales, '?days=30')).toMatchObject({
    refused: 4,
    items: [{ count: 3, clientCount: 2 }],
  });
  expect(await wanted(sales, `?days=30&company=${two}`)).toMatchObject({ refused: 2, items: [{ count: 1 }] });
  const nothing = await wanted(sales, `?company=${await makeCompany(db, { company: 'Wants Nothing' })}`);
  expect(nothing).toMatchObject({ company: 'Wants Nothing', refused: 0, items: [] });
  expect(await wanted(sales, '?whose=mine')).toMatchObject({ refused: 2, unanswered: 0, searches: [] });
  expect(await wanted(publications)).toMatchObject({
    items: [{ count: 2, clientCount: 1, clients: [] }, {}],
  });
  expect((await publications.call('wanted', { query: `?company=${two}` })).status).toBe(403);
});

test('USE-04 the owner of clients gets one mail a week, decided when it is sent', async () => {
  const id = await client(20, sales);
  const monday = (
    await sql<{ ago: number }>`select ((now() at time zone 'UTC')::date
    - date_trunc('week', (now() - interval '6 hours') at time zone 'UTC')::date)::int as ago`.execute(db)
  ).rows[0];
  const days = (monday?.ago ?? 0) + 3;
  const person = await makePerson(db, { usergroup_id: id });
  const item = await makeItem(db, { item_name: 'Robotics' });
  const refused = { usergroup_id: id, user_id: person.id, kind: 'refused', item_id: item.item_id };
  await tellClientWeeks(db);
  expect(await rowsIn(db, 'client_weeks')).toEqual([]);
  await happened(db, [{ ...refused, days }]);
  // Two nodes, again and again.
  await Promise.all([tellClientWeeks(db), tellClientWeeks(db)]);
  await tellClientWeeks(db);
  expect(await rowsIn(db, 'client_weeks')).toMatchObject([{ owner_id: sales.id }]);
  const mails = async () =>
    (await rowsIn(db, 'outbox')).filter(({ recipient }) => recipient === sales.email) as { body: string }[];
  await eventually(async () => {
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.body).toContain('Robotics, 2026 Europe');
    expect(mail?.body).toContain('/wanted?whose=mine');
  });
  const [row] = (await sales.call('notifications')).body.items;
  expect(row).toMatchObject({ kind: 'client-week', title: 'What your clients wanted' });
  // Whoever does not look after them any more sees nothing of it.
  await changeRows(db, 'usergroups', { owner_id: null }, { id });
  expect((await sales.call('notifications')).body.items).toEqual([]);
});

test('STAFF-01 the last imports, of everybody or one’s own', async () => {
  const { item_id } = await makeItem(db);
  for (const [created_by, applied] of [
    [admin.email, true],
    [publications.email, false],
  ] as const)
    await db
      .insertInto('figure_imports')
      .values({
        kind: 'global',
        item_id,
        demo: false,
        dashboard_kind: 'market',
        file_name: 'figures.xlsx',
        note: '',
        shape: '{}',
        rows: 12,
        created_by,
        applied_at: applied ? new Date() : null,
      })
      .execute();
  const all = (await publications.call('lastImports')).body;
  expect(all).toHaveLength(2);
  const mine = (await publications.call('lastImports', { query: '?whose=mine' })).body;
  expect(mine).toMatchObject([{ rows: 12, applied: false, by: publications.email }]);
});
