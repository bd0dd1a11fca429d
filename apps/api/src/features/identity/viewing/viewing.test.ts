import { setTimeout } from 'node:timers/promises';
import { type CallName, calls } from '@caliper/contract/calls.ts';
import { endpoints } from '@caliper/contract/endpoints.ts';
import { viewing as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { matrix } from '../../../access/matrix/matrix.ts';
import { things } from '../../../access/matrix/things.ts';
import { rowIn, rowsIn } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openFrame } from '../../../testing/figures.ts';
import { tablesIn } from '../../../testing/fingerprint.ts';
import { makeItem, subscribe } from '../../../testing/items.ts';
import { callingWith, makeCompany, makePerson, type SignedIn, signedInAs } from '../../../testing/people.ts';
import { publishReport } from '../../../testing/publish.ts';
import { startServer } from '../../../testing/server.ts';
import { requestFor } from '../../../testing/thing-request.ts';
import { gatherThings } from '../../../testing/things.ts';
import { sweepEmbedded } from '../../dashboards/embed.store.ts';
import { tellEnded } from './viewing.service.ts';

const server = await startServer();
const provider = await makeCompany(server.db, { provider: true });
const sales = await signedInAs(server, {
  usergroup_id: provider,
  role: 'sales',
  email: 'sales@caliper.example',
});
const company = await makeCompany(server.db, { company: 'Watched Ltd' });
const client = await signedInAs(server, {
  usergroup_id: company,
  email: 'client@watched.example',
  phone: '+15550001111',
});
const { report_id } = await publishReport(server, ['<h1>Knees</h1><p>They bend.</p>']);
await subscribe(server.db, company, report_id);

/** Looks at the portal as a person does, and calls so. */
async function viewAs(staff: SignedIn = sales, id = client.id) {
  const { status, body } = await staff.call('startViewing', { params: { id } });
  expect(status).toBe(201);
  const viewing = { params: { id: body.viewing_id } };
  const { body: issued } = await staff.call('viewingToken', viewing);
  return {
    viewing,
    until: body.until,
    token: issued.idToken,
    call: callingWith(server.call, issued.idToken),
  };
}

/** Written by hand: what staff never see of a person, or take away in their name, whatever the contract says. */
const neverAnswered: CallName[] = [
  'notifications',
  'unreadNotifications',
  'mailSettings',
  'unsubscribePage',
  'recentSearches',
  'localOutbox',
  'tableExport',
  'reportContents',
  'changesWorkbook',
  'figuresSheet',
  'auditExtract',
  'activity',
  'keepReadingPlace',
  'readNotifications',
  'rememberSearch',
  'updateUser',
  'changePassword',
  'resetDevices',
  'resetSecondFactor',
  'signOut',
  'refresh',
  'contactUs',
  'startViewing',
  'viewingToken',
  'endViewing',
  // These are GET, and write all the same.
  'ssoStart',
  'ssoCallback',
];

/** These are POST, and read all the same. */
const readByPost: CallName[] = [
  'searchReports',
  'bestMatches',
  'whileTyping',
  'searchReport',
  'figureAnswers',
  'listFigures',
  'reportEditions',
  'embedTicket',
  'embedExchange',
  'askDashboard',
];

test('STAFF-07 what may never be seen is not declared as reading, and reading by POST is', () => {
  expect(neverAnswered.filter((name) => endpoints[name].does === 'read')).toEqual([]);
  expect(readByPost.filter((name) => endpoints[name].does !== 'read')).toEqual([]);
  // Whoever declares a call that is no GET as reading adds it to a list that somebody reads.
  const others = (Object.keys(calls) as CallName[]).filter(
    (name) => !calls[name].startsWith('GET') && endpoints[name].does === 'read' && !readByPost.includes(name),
  );
  expect(others.sort()).toEqual(
    ['explainSearch', 'invitedAs', 'itemHolders', 'mergeConsequences', 'previewSynonym']
      .concat('searchCustomReport', 'splitConsequences', 'verifyRegisterToken')
      .sort(),
  );
});

/** What a name sounds like that is the person's alone: it is never read, whoever adds a call for it. */
const personal =
  /notif|unread|inbox|conversation|message|(?<!client)notes?$|recent|device|factor|passkey|secur|token|phone/i;
/** These say nothing of the person. */
const impersonal: CallName[] = [
  // Read by whoever was invited, before they are anybody.
  'verifyRegisterToken',
  // How the portal is used by name, as all members are told.
  'usageNames',
];

test('STAFF-07 a call that sounds like inbox, notes, conversations or security is none that is read', () => {
  const read = (Object.keys(calls) as CallName[]).filter((name) => endpoints[name].does === 'read');
  expect(read.filter((name) => personal.test(name) && !impersonal.includes(name))).toEqual([]);
});

/** What tells of the viewing itself, and the tickets of frames. */
const moving = ['audit_log', 'usage_days', 'embed_tickets', 'embed_tokens', 'outbox'];

/** Everything that is anybody's. */
async function everyonesThings(): Promise<[string, string][]> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'usergroup_id', 'email', 'company')`.execute(
    server.db,
  );
  const theirs = rows.map(({ name }) => name).filter((name) => !moving.includes(name));
  expect(theirs).toEqual(
    expect.arrayContaining(['users', 'sessions', 'devices', 'favorites', 'usage_events']),
  );
  return Object.entries(await tablesIn(server.db)).filter(([name]) => theirs.includes(name));
}

test('STAFF-07 every call of the contract: only reads are answered, and nothing is written', async () => {
  const { call } = await viewAs();
  const before = await everyonesThings();
  for (const name of Object.keys(calls) as CallName[]) {
    const { params, query, body } = matrix[name];
    const request = { ...(params && { params }), ...(query && { query }), ...(body && { body }) };
    const { body: answer, status } = await call(name, request);
    const isRefused = status === 403 && answer?.code === 'viewing-only';
    const who: readonly string[] = endpoints[name].who;
    // A session is no token of a frame, whoever has it.
    const isForFrames = who.includes('embed') || who.includes('import');
    expect([name, isRefused]).toEqual([name, !isForFrames && endpoints[name].does !== 'read']);
    if (isForFrames) expect([name, status]).toEqual([name, 401]);
  }
  expect(await everyonesThings()).toEqual(before);
}, 60_000);

test('STAFF-07 what the client has is read without leaving a trace', async () => {
  const support = await makePerson(server.db, { usergroup_id: provider, special: 'support' });
  const there = gatherThings(server, support.id);
  const leader = await makePerson(server.db, { usergroup_id: await makeCompany(server.db), lead: true });
  const rows = things.filter(
    ({ call, own }) => endpoints[call].does === 'read' && own['team leader'] === 200,
  );
  const requests = [];
  for (const row of rows)
    requests.push([row.call, requestFor(row, await there.find(row.thing, leader, 'own'))] as const);
  const { call } = await viewAs(sales, leader.id);
  // What was made for it is told to people in the background.
  let before = await everyonesThings();
  await eventually(async () => {
    const last = before;
    await setTimeout(1500);
    before = await everyonesThings();
    expect(before).toEqual(last);
  });
  for (const [name, request] of requests)
    expect([name, (await call(name, request)).status]).toEqual([name, 200]);
  expect(requests.length).toBeGreaterThan(30);
  expect(await everyonesThings()).toEqual(before);
});

test('STAFF-07 the portal is shown as to the client, without what is theirs alone, and memory keeps them apart', async () => {
  const chapter = { params: { id: String(report_id), chapter: '1' } };
  const own = await client.call('session');
  const { call, until } = await viewAs();
  expect((await call('subscribedReport', chapter)).status).toBe(200);
  const seen = await call('session');
  expect(seen.body.user).toMatchObject({
    id: client.id,
    phone: '',
    phoneHint: null,
    devices: [],
    multiFactor: false,
  });
  expect(seen.body.viewing.until).toBe(until);
  expect(seen.body.viewing.seconds_left).toBeGreaterThan(1700);
  expect(seen.body.viewing.seconds_left).toBeLessThanOrEqual(1800);
  const again = await client.call('session');
  expect(again.body.user).toMatchObject({ phone: '+15550001111', multiFactor: true });
  expect(again.body).not.toHaveProperty('viewing');
  expect(own.body.usergroupData).toEqual(seen.body.usergroupData);
  await server.db
    .insertInto('recent_searches')
    .values({ user_id: client.id, query: 'secret', results: 1 } as never)
    .execute();
  const typed = await call('whileTyping', { body: { query: '' } });
  expect([typed.status, typed.body.recent]).toEqual([200, []]);
});

test('STAFF-07 a dashboard’s frame gets what is for reading, with a token that ends with the viewing', async () => {
  const { call, viewing, token } = await viewAs();
  const ticket = await call('embedTicket', { body: { kind: 'global', id: report_id } });
  // The report has no dashboard: it is looked for, and not refused for being a POST.
  expect(ticket.status).toBe(404);
  const { item_id } = await makeItem(server.db, { kind: 'medsku' });
  await subscribe(server.db, company, item_id);
  const frame = await openFrame(server, token, { kind: 'medsku', id: item_id });
  const params = { kind: 'medsku', id: String(item_id) };
  const shown = async () => (await server.call('dashboard', { token: frame, params })).status;
  expect(await shown()).toBe(200);
  // Sweeping takes no token of a viewing that is under way.
  await sweepEmbedded(server.db);
  expect(await shown()).toBe(200);
  await sales.call('endViewing', viewing);
  expect(await shown()).toBe(401);
  const [sessionId] = [viewing.params.id];
  expect(await rowIn(server.db, 'sessions', { id: sessionId })).toMatchObject({ user_id: client.id });
});

test('STAFF-07 every call of a frame: nothing is written or taken away there either', async () => {
  const { token } = await viewAs();
  const { item_id } = await makeItem(server.db, { kind: 'medsku' });
  await subscribe(server.db, company, item_id);
  const frame = await openFrame(server, token, { kind: 'medsku', id: item_id });
  const ofFrames = (Object.keys(calls) as CallName[]).filter((name) =>
    (endpoints[name].who as readonly string[]).includes('embed'),
  );
  expect(ofFrames).toEqual(expect.arrayContaining(['dashboard', 'askDashboard', 'dashboardFile']));
  for (const name of ofFrames) {
    const { params, query, body } = matrix[name];
    const request = {
      token: frame,
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
    };
    const { status, body: answer } = await server.call(name, request);
    const isRefused = status === 403 && answer?.code === 'viewing-only';
    expect([name, isRefused]).toEqual([name, endpoints[name].does !== 'read']);
  }
});

test('STAFF-07 nothing that is opened, searched for or refused there counts as use', async () => {
  const watched = await makePerson(server.db, { usergroup_id: company });
  const held = await makeItem(server.db, { kind: 'medsku' });
  await subscribe(server.db, company, held.item_id);
  const stranger = await makeItem(server.db);
  const look = async ({ call }: { call: SignedIn['call'] }) => {
    const statuses = [
      await call('subscribedReport', { params: { id: String(report_id), chapter: '1' } }),
      await call('searchReports', { body: { query: 'they bend' } }),
      await call('unsubscribedReport', { params: { id: String(stranger.item_id) } }),
      await call('embedTicket', { body: { kind: 'medsku', id: held.item_id } }),
    ];
    return statuses.map(({ status }) => status);
  };
  expect(await look(await viewAs(sales, watched.id))).toEqual([200, 200, 200, 200]);
  // What is recorded is written in the order in which it happened: that of somebody else comes after it.
  const colleague = await signedInAs(server, { usergroup_id: company });
  expect(await look(colleague)).toEqual([200, 200, 200, 200]);
  const kinds = async (user_id: string) =>
    (await rowsIn(server.db, 'usage_events', { user_id })).map(({ kind }) => kind).sort();
  await eventually(async () =>
    expect(await kinds(colleague.id)).toEqual(['dashboard', 'open', 'refused', 'search']),
  );
  expect(await kinds(watched.id)).toEqual([]);
  expect(await rowsIn(server.db, 'usage_events', { user_id: sales.id })).toEqual([]);
});

test('STAFF-07 it is in the audit log when it began, what was read, and when it ended: as done by staff', async () => {
  const ann = await makePerson(server.db, { usergroup_id: company });
  const { call, viewing } = await viewAs(sales, ann.id);
  await call('subscribedReport', { params: { id: String(report_id), chapter: '1' } });
  await sales.call('endViewing', viewing);
  expect((await call('session')).status).toBe(401);
  expect((await sales.call('viewingToken', viewing)).body.code).toBe('viewing-over');
  const about = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `user:${ann.id}`)
    .orderBy('id')
    .execute();
  expect(about.map(({ action, actor, to }) => [action, actor, (to as { why?: string })?.why])).toEqual([
    ['viewing started', sales.email, undefined],
    ['viewing ended', sales.email, 'ended'],
  ]);
  const read = await rowsIn(server.db, 'audit_log', {
    action: 'read by staff',
    subject: `report:${report_id}`,
  });
  expect(new Set(read.map(({ actor }) => actor))).toEqual(new Set([sales.email]));
});

test('STAFF-07 it ends after 30 minutes, and the log says so', async () => {
  const { call, until, viewing } = await viewAs();
  expect(limits.seconds).toBe(1800);
  expect(Math.abs(until - Date.now() / 1000 - 1800)).toBeLessThan(60);
  await server.db
    .updateTable('sessions')
    .set({
      watch_until: sql<Date>`now()`,
      created_at: sql<Date>`created_at - interval '30 minutes'`,
    })
    .where('id', '=', viewing.params.id)
    .execute();
  expect((await call('session')).status).toBe(401);
  await tellEnded(server.db);
  await tellEnded(server.db);
  const entries = await rowsIn(server.db, 'audit_log', { action: 'viewing ended' });
  expect(entries.filter(({ to }) => (to as { viewing: string }).viewing === viewing.params.id)).toMatchObject(
    [{ to: { why: 'time is up' }, actor: sales.email }],
  );
});

test('STAFF-07 it ends when its staff member signs out, is locked or does other work, and when the client is kept out', async () => {
  const admin = await signedInAs(server, { usergroup_id: provider, role: 'admin' });
  const elsewhere = await makeCompany(server.db);
  const ends: [string, (staff: SignedIn, person: { id: string }) => Promise<unknown>][] = [
    ['sign-out', (staff) => staff.call('signOut')],
    ['lock', ({ id }) => server.db.updateTable('users').set({ locked: true }).where('id', '=', id).execute()],
    [
      'other work',
      ({ id }) => server.db.updateTable('users').set({ role: 'publications' }).where('id', '=', id).execute(),
    ],
    [
      'client kept out',
      (_, { id }) => server.db.updateTable('users').set({ enabled: false }).where('id', '=', id).execute(),
    ],
    ['another viewing', async (staff) => viewAs(staff)],
    [
      'client moved',
      (_, { id }) => admin.call('changePerson', { params: { id }, body: { company: elsewhere } }),
    ],
  ];
  for (const [why, end] of ends) {
    const staff = await signedInAs(server, { usergroup_id: provider, role: 'sales' });
    const person = await makePerson(server.db, { usergroup_id: company });
    const { call } = await viewAs(staff, person.id);
    expect([why, (await call('session')).status]).toEqual([why, 200]);
    await end(staff, person);
    expect([why, (await call('session')).status]).toEqual([why, 401]);
  }
});

test('STAFF-07 it ends with the person who is deleted, on either side, and the log says so', async () => {
  const admin = await signedInAs(server, { usergroup_id: provider, role: 'admin' });
  const gone: [string, (staff: SignedIn, person: { id: string; usergroupId: number }) => Promise<unknown>][] =
    [
      ['client', (_, { id }) => admin.call('deleteUser', { params: { uid: id } })],
      ['staff', ({ id }) => admin.call('deleteUser', { params: { uid: id } })],
      [
        'company',
        (_, { usergroupId }) => admin.call('deleteCompany', { params: { id: String(usergroupId) } }),
      ],
    ];
  for (const [who, remove] of gone) {
    const staff = await signedInAs(server, { usergroup_id: provider, role: 'sales' });
    const person = await makePerson(server.db, { usergroup_id: await makeCompany(server.db) });
    const { call, viewing } = await viewAs(staff, person.id);
    expect([who, (await call('session')).status]).toEqual([who, 200]);
    await remove(staff, person);
    expect([who, (await call('session')).status]).toEqual([who, 401]);
    const told = await rowsIn(server.db, 'audit_log', { subject: `user:${person.id}` });
    const ended = told.filter(({ action }) => action === 'viewing ended');
    expect([who, ended.map(({ to }) => to)]).toEqual([who, [{ why: 'ended', viewing: viewing.params.id }]]);
  }
});

test('STAFF-07 colleagues are never looked at, nor whoever could not come in, and a viewing is its starter’s alone', async () => {
  const colleague = await makePerson(server.db, { usergroup_id: provider });
  const disabled = await makePerson(server.db, { usergroup_id: company, enabled: false });
  // Nobody makes such accounts outside the provider; where there is one, it is a colleague all the same.
  const outside = await makePerson(server.db, { usergroup_id: company, role: 'admin' });
  for (const { id } of [colleague, outside])
    expect((await sales.call('startViewing', { params: { id } })).status).toBe(404);
  const refused = await sales.call('startViewing', { params: { id: disabled.id } });
  expect([refused.status, refused.body.code]).toEqual([409, 'viewing-refused']);
  const { viewing, call } = await viewAs();
  const other = await signedInAs(server, { usergroup_id: provider, role: 'admin' });
  expect((await other.call('viewingToken', viewing)).status).toBe(409);
  await other.call('endViewing', viewing);
  expect((await call('session')).status).toBe(200);
});

test('STAFF-07 for a node of the release before it is a session that has ended', async () => {
  const { viewing } = await viewAs();
  expect((await rowIn(server.db, 'sessions', { id: viewing.params.id })).ended_at).not.toBeNull();
});
