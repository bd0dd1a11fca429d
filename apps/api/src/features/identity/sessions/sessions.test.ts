import { session as rules } from '@caliper/contract/limits.ts';
import { decodeJwt, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { openSecrets } from '../../../platform/secrets/secrets.ts';
import { age, changeRows } from '../../../testing/database.ts';
import { makeItem, subscribe } from '../../../testing/items.ts';
import { makeCompany, makePerson, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { lockAnybody } from '../accounts/members.store.ts';
import { rotateSigningKey } from './id-token.ts';
import { endSessionsOf, touch } from './sessions.store.ts';

const server = await startServer({ LIMITS: 'captcha=1000/60,passwordPerAddress=1000/60' });

const refresh = (token: string) => server.call('refresh', { cookies: { refresh: token } });
const session = (token: string) => server.call('session', { token });

test('FAST-05 a page that opens is told that nobody is signed in, and everyone else is refused', async () => {
  const headers = { 'x-opening': 'yes' };
  const opening = await server.call('refresh', { headers });
  expect([opening.status, opening.body]).toEqual([200, { idToken: null }]);
  expect((await server.call('refresh', {})).status).toBe(401);
  // A cookie that opens nothing may mean that somebody was shut out, and the page has to learn that.
  expect((await server.call('refresh', { headers, cookies: { refresh: 'made-up' } })).status).toBe(401);
});

/** Gives another person one of everything that a session lists. */
async function makeStranger(): Promise<void> {
  const { db } = server;
  const { id: user_id, usergroupId } = await signedInAs(server);
  const { item_id } = await makeItem(db);
  await subscribe(db, usergroupId, item_id);
  await db.insertInto('favorites').values({ user_id, kind: 'reports', item_id }).execute();
  await db.insertInto('custom_reports').values({ user_id, c_report_name: 'Not yours' }).execute();
}

test('AUTH-29 AUTH-30 the session shows who is signed in and their company, and nothing of others', async () => {
  await makeStranger();
  const usergroup_id = await makeCompany(server.db, {
    company: 'Sessions Ltd',
    license: 'corporate',
    licenses: 12,
    headquarter: true,
    expiry: new Date('2030-02-01T00:00:00Z'),
  });
  const subsidiary = await makeCompany(server.db, { headquarter_id: usergroup_id });
  const person = await signedInAs(server, { usergroup_id, name: 'Ines Moreau', lead: true });
  const { status, body } = await session(person.token);
  expect(status).toBe(200);
  expect(body).toEqual({
    user: {
      id: person.id,
      email: person.email,
      createdAt: expect.any(Number),
      name: 'Ines Moreau',
      role: 'team leader',
      enabled: true,
      company: 'Sessions Ltd',
      phone: '',
      title: '',
      country: '',
      category: '',
      lead: true,
      special: null,
      autoScroll: true,
      lastActive: expect.any(Number),
      usergroupRef: usergroup_id,
      multiFactor: true,
      mayChangePassword: true,
      phoneHint: person.phone.slice(-2),
      devices: [expect.any(Number)],
      favorites: [],
      medCoreFavorites: [],
      medskuFavorites: [],
      ptFavorites: [],
      surveyFavorites: [],
      customReports: { created: [], shared: [] },
    },
    usergroupData: {
      id: usergroup_id,
      company: 'Sessions Ltd',
      expiry: Date.UTC(2030, 1, 1) / 1000,
      users: [person.id],
      license: 'corporate',
      licenses: 12,
      headquarter: true,
      subsidiaryCompanies: [subsidiary],
      subscriptionInformation: { current: [] },
    },
  });
});

test('AUTH-29 token expiry and account creation are in seconds, last activity is in milliseconds', async () => {
  const { body } = await signIn(server, await makePerson(server.db));
  const now = Date.now() / 1000;
  expect(body.exp).toBeGreaterThan(now + 800);
  expect(body.exp).toBeLessThan(now + 901);
  expect(Math.abs(body.user.createdAt - now)).toBeLessThan(300);
  expect(Math.abs(body.user.lastActive / 1000 - now)).toBeLessThan(300);
});

test('the refresh cookie is hidden from scripts and other sites', async () => {
  const answer = await signIn(server, await makePerson(server.db));
  const header = answer.setCookies.find((cookie) => cookie.startsWith('refresh=')) ?? '';
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']) expect(header).toContain(part);
});

test('a refresh returns a new token and replaces the cookie', async () => {
  const person = await signedInAs(server);
  const first = await refresh(person.refresh);
  expect(first.status).toBe(200);
  expect(first.cookies.refresh).not.toBe(person.refresh);
  expect((await session(first.body.idToken)).status).toBe(200);
});

test('two tabs refreshing at the same moment both stay signed in', async () => {
  const person = await signedInAs(server);
  const [one, two] = await Promise.all([refresh(person.refresh), refresh(person.refresh)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.cookies.refresh).toBe(two.cookies.refresh);
  expect((await refresh(one.cookies.refresh ?? '')).status).toBe(200);
});

test('a refresh token is valid until its successor is used; after that it ends the session for both', async () => {
  const person = await signedInAs(server);
  const lost = await refresh(person.refresh);
  const again = await refresh(person.refresh);
  expect(again.cookies.refresh).toBe(lost.cookies.refresh);
  const next = await refresh(again.cookies.refresh ?? '');
  expect((await refresh(person.refresh)).status).toBe(401);
  expect((await refresh(next.cookies.refresh ?? '')).status).toBe(401);
  expect((await session(next.body.idToken)).status).toBe(401);
});

test('the audit log names whose refresh token was reused by their e-mail', async () => {
  const person = await signedInAs(server);
  const { cookies } = await refresh(person.refresh);
  await refresh(cookies.refresh ?? '');
  await refresh(person.refresh);
  const entries = await server.db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor'])
    .where('action', '=', 'refresh token reused')
    .where('actor_id', '=', person.id)
    .execute();
  expect(entries).toEqual([{ actor_id: person.id, actor: person.email }]);
});

test('a made-up cookie opens nothing', async () => {
  const person = await signedInAs(server);
  const [id] = person.refresh.split('.');
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const forged of [
    '',
    'x',
    `${unknown}.${'a'.repeat(43)}`,
    `${id}.`,
    `${id}.${'a'.repeat(43)}`,
    `' or 1=1 --`,
  ])
    expect((await refresh(forged)).status).toBe(401);
  expect((await session(person.token)).status).toBe(200);
  expect((await refresh(person.refresh)).status).toBe(200);
});

test('AUTH-31 signing out ends the session on the server and clears its cookie; the device stays known', async () => {
  const person = await signedInAs(server);
  const cookies = { refresh: person.refresh, device: '123456789012' };
  const answer = await server.call('signOut', { cookies });
  expect(answer.status).toBe(204);
  expect(answer.headers['set-cookie']).toMatch(/refresh=;.*Path=\/api\/auth/);
  expect(answer.cookies).not.toHaveProperty('device');
  expect((await session(person.token)).status).toBe(401);
  expect((await refresh(person.refresh)).status).toBe(401);
});

test('AUTH-31 signing out works with a token alone, twice, and with nothing at all', async () => {
  const person = await signedInAs(server);
  for (const request of [{ token: person.token }, { token: person.token }, {}])
    expect((await server.call('signOut', request)).status).toBe(204);
  expect((await session(person.token)).status).toBe(401);
});

test('AUTH-18 AUTH-21 four hours without activity, or a day in all, and the session is over', async () => {
  const idle = await signedInAs(server);
  await age(server.db, { table: 'sessions', column: 'last_active' }, rules.idleSeconds + 1);
  expect((await session(idle.token)).status).toBe(401);
  const refused = await refresh(idle.refresh);
  expect(refused).toMatchObject({
    status: 401,
    body: { code: 'session-idle', detail: 'You have been inactive for too long. Please log in again.' },
  });
  expect((await refresh(idle.refresh)).body.code).toBe('signed-out');
  const old = await signedInAs(server);
  await age(server.db, { table: 'sessions', column: 'created_at' }, rules.absoluteSeconds + 1);
  expect((await session(old.token)).status).toBe(401);
  expect(await refresh(old.refresh)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
});

test('AUTH-20 activity keeps a session from going idle, and is written at most every ten seconds', async () => {
  const person = await signedInAs(server);
  const first = await person.call('activity');
  const second = await person.call('activity');
  expect(second.body.lastActive).toBe(first.body.lastActive);
  await age(server.db, { table: 'sessions', column: 'last_active' }, rules.idleSeconds - 60);
  const third = await person.call('activity');
  expect(third.body.lastActive).toBeGreaterThanOrEqual(first.body.lastActive);
  await age(server.db, { table: 'sessions', column: 'last_active' }, rules.idleSeconds - 60);
  expect((await session(person.token)).status).toBe(200);
});

test('MEND-31 activity does not wait for a change to the person, who is locked before their sessions', async () => {
  const { db } = server;
  const { id, token } = await signedInAs(server);
  const { sid } = decodeJwt(token);
  await age(db, { table: 'sessions', column: 'last_active' }, 3600);
  await db.transaction().execute(async (tx) => {
    await lockAnybody(tx, id);
    // In the other order both would wait for each other.
    expect(Date.now() - (await touch(db, String(sid))).getTime()).toBeLessThan(60_000);
    await endSessionsOf(tx, id, 'locked');
  });
  expect((await session(token)).status).toBe(401);
});

test('AUTH-20 the User Report shows when someone was last active, even after they signed out', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const person = await signedInAs(server);
  for (const table of ['users', 'sessions'] as const)
    await age(server.db, { table, column: 'last_active' }, 3600);
  const { body: seen } = await person.call('activity');
  await person.call('signOut');
  const query = `?companies=${person.usergroupId}`;
  const { body } = await admin.call('userReport', { query });
  expect(body.rows).toMatchObject([{ id: person.id, lastActive: seen.lastActive }]);
  expect(Date.now() - seen.lastActive).toBeLessThan(300_000);
});

test.each([
  [
    'disabled',
    { enabled: false },
    'not-enabled',
    'Your account has not been enabled. Please contact your Team Leader or your sales representative.',
  ],
  ['locked', { locked: true }, 'user-disabled', 'This user has been disabled.'],
] as const)(
  'AUTH-21 MEND-08 someone %s is out with the next request, and their browser is told why',
  async (_, set, code, detail) => {
    const person = await signedInAs(server);
    await changeRows(server.db, 'users', set, { id: person.id });
    expect((await session(person.token)).status).toBe(401);
    // Each tab asks, and so does each reload.
    for (const _ of ['a tab', 'another'])
      expect(await refresh(person.refresh)).toMatchObject({ status: 403, body: { code, detail } });
  },
);

test('MEND-08 a session ended by staff or a leader remembers why, until the person may come in again', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const person = await signedInAs(server);
  const params = { id: person.id };
  const { token } = admin;
  const code = async () => (await refresh(person.refresh)).body.code;
  await server.call('updateUser', { token, params, body: { enabled: false } });
  expect(await code()).toBe('not-enabled');
  await server.call('updateUser', { token, params, body: { enabled: true } });
  expect(await code()).toBe('signed-out');
  await server.call('lockUser', { token, params });
  expect(await code()).toBe('user-disabled');
});

test('MEND-08 no one else learns that a person was shut out: not from a spent cookie, a forged one or after signing out', async () => {
  const [spent, out] = [await signedInAs(server), await signedInAs(server)];
  const { cookies } = await refresh(spent.refresh);
  await refresh(cookies.refresh ?? '');
  await out.call('signOut');
  for (const { id } of [spent, out]) await changeRows(server.db, 'users', { enabled: false }, { id });
  const forged = `${spent.refresh.slice(0, -3)}abc`;
  for (const cookie of [spent.refresh, forged, out.refresh])
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
});

test('NAV-29 a person whose company expires stays signed in, and content calls are refused with the sentence', async () => {
  const person = await signedInAs(server);
  await changeRows(server.db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: person.usergroupId });
  const { status, body } = await session(person.token);
  expect(status).toBe(200);
  expect(body.usergroupData.expiry).toBe(Date.UTC(2020, 0, 1) / 1000);
  const renewed = { password: 'a new one 77', confirmPassword: 'a new one 77' };
  const refused = await person.call('changePassword', { body: renewed });
  expect(refused).toMatchObject({
    status: 403,
    body: {
      detail:
        'Sorry for the inconvenience, but your subscription has expired. Please contact your sales representative.',
    },
  });
});

test('AUTH-21 tokens that are forged, expired, unsigned or signed with another key are refused', async () => {
  const person = await signedInAs(server);
  const [id] = person.refresh.split('.');
  const secrets = await openSecrets(server.db, null);
  const ours = secrets.derive('id-token:first');
  const make = (key: Uint8Array, exp: string, kid = 'first', aud = 'caliper') =>
    new SignJWT({ sid: id })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setSubject(person.id)
      .setAudience(aud)
      .setExpirationTime(exp)
      .sign(key);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${person.token.split('.')[1]}.`;
  expect((await session(await make(ours, '1m'))).status).toBe(200);
  const bad = [
    await make(ours, '-1m'),
    await make(secrets.derive('other'), '1m'),
    await make(ours, '1m', 'unknown'),
    await make(ours, '1m', 'first', 'elsewhere'),
    unsigned,
    `${person.token}x`,
    'nonsense',
  ];
  for (const token of bad) expect((await session(token)).status).toBe(401);
});

test('the session lists favourites, custom reports, devices and subscriptions', async () => {
  const person = await signedInAs(server);
  const { db } = server;
  const colleague = await makePerson(db, { usergroup_id: person.usergroupId });
  const mine = await makeCustomReport(db, person.id);
  const shared = await makeCustomReport(db, colleague.id);
  await db.insertInto('custom_report_shares').values({ c_report_id: shared, user_id: person.id }).execute();
  const kinds = ['reports', 'medcore', 'medsku', 'pt', 'survey'] as const;
  const items = await Promise.all(kinds.map(() => makeItem(db)));
  const ids = items.map(({ item_id }, index) => (index === 1 ? mine : item_id));
  await db
    .insertInto('favorites')
    .values(kinds.map((kind, index) => ({ user_id: person.id, kind, item_id: ids[index] ?? 0 })))
    .execute();
  const { item_id } = await makeItem(db);
  await db.insertInto('subscriptions').values({ usergroup_id: person.usergroupId, item_id }).execute();
  const { body } = await session(person.token);
  expect(body.user).toMatchObject({
    favorites: [ids[0]],
    medCoreFavorites: [ids[1]],
    medskuFavorites: [ids[2]],
    ptFavorites: [ids[3]],
    surveyFavorites: [ids[4]],
    customReports: { created: [mine], shared: [shared] },
  });
  expect(body.usergroupData.subscriptionInformation).toEqual({ current: [item_id] });
});

test('rotating the signing key signs no one out', async () => {
  const person = await signedInAs(server);
  await rotateSigningKey(server.db);
  expect((await session(person.token)).status).toBe(200);
  // A key signs only after every node has had time to notice it; until then the previous one signs.
  const renewed = await vi.waitUntil(
    async () => {
      const { body } = await refresh(person.refresh);
      return kidOf(body.idToken) === 'first' ? null : body.idToken;
    },
    { timeout: 30_000, interval: 200 },
  );
  for (let n = 0; n < 4; n += 1) {
    expect((await session(renewed)).status).toBe(200);
    expect((await session(person.token)).status).toBe(200);
  }
  await rotateSigningKey(server.db);
  expect(await server.db.selectFrom('signing_keys').select('kid').execute()).toHaveLength(2);
});

function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
}

test("signing out ends both the token's session and the cookie's", async () => {
  const [one, other] = [await signedInAs(server), await signedInAs(server)];
  await one.call('signOut', { cookies: { refresh: other.refresh } });
  expect((await session(one.token)).status).toBe(401);
  expect((await session(other.token)).status).toBe(401);
});

async function makeCustomReport(db: Db, user_id: string): Promise<number> {
  const { c_report_id } = await db
    .insertInto('custom_reports')
    .values({ user_id, c_report_name: 'A board pack' })
    .returning('c_report_id')
    .executeTakeFirstOrThrow();
  return c_report_id;
}
