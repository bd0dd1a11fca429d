import { seats } from '@caliper/contract/limits.ts';
import { afterAll, expect, test } from 'vitest';
import { behind, changeRows, rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { startIdentityProvider } from '../../../testing/identity-provider.ts';
import { makeCompany, makePerson } from '../../../testing/people.ts';
import { entriesOf, startLoggedServer, startServer } from '../../../testing/server.ts';
import { insertUser } from '../accounts/accounts.store.ts';
import { lockSeats } from '../accounts/seats.store.ts';

const baseUrl = 'http://localhost:8080';
const provider = await startIdentityProvider(baseUrl);
const server = await startServer({ ...provider.environment, BASE_URL: baseUrl });
const company = await makeCompany(server.db, {
  company: 'Zenith Biomedical',
  slug: 'zb',
  license: 'enterprise',
  licenses: 40,
});
afterAll(async () => {
  await provider.close();
});

const zb = { slug: 'zb' };

interface Visit {
  fragment: URLSearchParams;
  cookies: Record<string, string>;
}

/** Goes to the provider and back, as one browser. */
async function visit(email: string, query = '?mode=popup', on = server): Promise<Visit> {
  const start = await on.call('ssoStart', { params: zb, query });
  const cookies = { sso: start.cookies.sso ?? '' };
  const back = await provider.visit(start.headers.location ?? '', email);
  const { pathname, search } = new URL(back);
  const done = await on.send('GET', pathname + search, { cookies });
  expect(done.status).toBe(302);
  const [page, fragment = ''] = (done.headers.location ?? '').split('#');
  expect(page).toBe('/sign-in/zb/done');
  return { fragment: new URLSearchParams(fragment), cookies };
}

const exchange = ({ fragment, cookies }: Visit) =>
  server.call('ssoExchange', { body: { code: fragment.get('code') ?? 'none' }, cookies });

test("AUTH-13 the page gets the customer's name", async () => {
  expect((await server.call('ssoCustomer', { params: zb })).body).toEqual({
    name: 'Zenith Biomedical',
    configured: true,
  });
  await expectStatus(404, server.call('ssoCustomer', { params: { slug: 'nobody' } }));
});

test('AUTH-13 AUTH-14 a newcomer joins the company, enabled, without favourites or custom reports', async () => {
  const entered = await exchange(await visit('Zoe@Zenith.example'));
  expect(entered.status).toBe(200);
  expect(entered.body.user).toMatchObject({
    email: 'zoe@zenith.example',
    name: 'Zoe Zenith',
    company: 'Zenith Biomedical',
    enabled: true,
    role: 'standard',
    favorites: [],
    medCoreFavorites: [],
    customReports: { created: [], shared: [] },
  });
  expect(entered.cookies).toMatchObject({ refresh: expect.any(String), device: expect.any(String) });
  await expectStatus(200, server.call('session', { token: entered.body.idToken }));
  const again = await exchange(await visit('zoe@zenith.example'));
  expect(again.body.user.id).toBe(entered.body.user.id);
});

test("AUTH-13 a company that staff created under the customer's name is used, even after it is renamed", async () => {
  const own = await startServer({
    ...provider.environment,
    BASE_URL: baseUrl,
    SSO_NAME: 'Zenith biomedical',
  });
  expect((await visit('zed@zenith.example', undefined, own)).fragment.get('error')).toBe('sso-failed');
  const id = await makeCompany(own.db, { company: 'Zenith Biomedical', license: 'enterprise', licenses: 40 });
  expect((await visit('zed@zenith.example', undefined, own)).fragment.get('code')).not.toBeNull();
  await changeRows(own.db, 'usergroups', { company: 'Zenith' }, { id });
  await makeCompany(own.db, { company: 'Zenith Biomedical', license: 'enterprise', licenses: 40 });
  await visit('zora@zenith.example', undefined, own);
  const people = await rowsIn(own.db, 'users', { usergroup_id: id });
  expect(people.map(({ email }) => email).sort()).toEqual(['zed@zenith.example', 'zora@zenith.example']);
});

test('AUTH-13 while the provider does not answer nobody is sent there, and the failure is logged', async () => {
  const gone = await startIdentityProvider(baseUrl);
  await gone.close();
  const logged = await startLoggedServer({ ...gone.environment, BASE_URL: baseUrl, LOG_LEVEL: 'warn' });
  const start = await logged.call('ssoStart', { params: zb, query: '?mode=popup' });
  expect([start.status, start.body.code]).toEqual([401, 'sso-failed']);
  expect(entriesOf(await logged.log())).toContainEqual(expect.objectContaining({ msg: 'single sign-on' }));
});

test('extra parameters from the provider are ignored', async () => {
  const start = await server.call('ssoStart', { params: zb, query: '?mode=popup' });
  const cookies = { sso: start.cookies.sso ?? '' };
  const back = new URL(await provider.visit(start.headers.location ?? '', 'zoe@zenith.example'));
  const more = '&scope=openid+email&authuser=0&hd=zenith.example&prompt=none';
  const done = await server.send('GET', back.pathname + back.search + more, { cookies });
  expect(done.headers.location).toContain('#code=');
});

test('an address without a verified claim counts if the operator trusts the provider, an unverified one never does', async () => {
  expect((await visit('silent@zenith.example')).fragment.get('error')).toBe('sso-failed');
  const own = await startServer({ ...provider.environment, BASE_URL: baseUrl, SSO_TRUSTS_EMAIL: 'yes' });
  await makeCompany(own.db, { company: 'Zenith Biomedical', license: 'enterprise', licenses: 40 });
  const outcome = async (email: string) => (await visit(email, undefined, own)).fragment.get('error');
  expect(await outcome('silent@zenith.example')).toBeNull();
  expect(await outcome('unverified@zenith.example')).toBe('sso-failed');
});

test('people who sign in with the provider get no password, which would bypass it', async () => {
  const { idToken: token, user } = (await exchange(await visit('zack@zenith.example'))).body;
  expect(user.mayChangePassword).toBe(false);
  const body = { password: 'a password of its own 7', confirmPassword: 'a password of its own 7' };
  await expectStatus(403, server.call('changePassword', { token, body }));
});

test('the start requests a code with PKCE, a state and a nonce', async () => {
  const { headers, status } = await server.call('ssoStart', { params: zb, query: '?mode=redirect' });
  expect(status).toBe(302);
  const { searchParams } = new URL(headers.location ?? '');
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce'])
    expect(searchParams.get(name)?.length).toBeGreaterThan(20);
});

test('AUTH-22 a start from our own page gives a browser its device cookie, unless it has one', async () => {
  const deviceAfter = async (site: string, cookies: Record<string, string> = {}) => {
    const headers = { 'sec-fetch-site': site };
    const start = await server.call('ssoStart', { params: zb, query: '?mode=popup', cookies, headers });
    return start.cookies.device;
  };
  for (const cookies of [{}, { device: 'made up' }])
    expect(await deviceAfter('same-origin', cookies)).toMatch(/^\d{1,12}$/);
  expect(await deviceAfter('same-origin', { device: '123456789012' })).toBeUndefined();
});

test.each(['cross-site', 'same-site', 'none', ''])(
  'a start that does not come from our own page (%j) leaves the device cookie alone, which may be withheld',
  async (site) => {
    const headers = site ? { 'sec-fetch-site': site } : {};
    const start = await server.call('ssoStart', { params: zb, query: '?mode=popup', headers });
    expect(Object.keys(start.cookies)).toEqual(['sso']);
  },
);

test('mode and a safe return path come back; an unsafe one does not', async () => {
  const safe = await visit('zoe@zenith.example', '?mode=redirect&returnTo=%2Freports%2F7%2Fknees%2F2');
  expect(safe.fragment.get('mode')).toBe('redirect');
  expect(safe.fragment.get('returnTo')).toBe('/reports/7/knees/2');
  const unsafe = await visit('zoe@zenith.example', '?mode=redirect&returnTo=%2F%2Fevil.example');
  expect(unsafe.fragment.get('returnTo')).toBeNull();
});

test('a code works once, and only in the browser that started', async () => {
  const mine = await visit('zoe@zenith.example');
  const stolen = await exchange({ ...mine, cookies: { sso: 'another browser' } });
  expect(stolen.body.code).toBe('sso-failed');
  await expectStatus(200, exchange(mine));
  await expectStatus(401, exchange(mine));
});

test('a callback without a start, or in another browser, fails', async () => {
  const made = await server.call('ssoCallback', { params: zb, query: '?code=x&state=y' });
  expect(made.headers.location).toBe('/sign-in/zb/done#error=failed&mode=redirect');
  const start = await server.call('ssoStart', { params: zb, query: '?mode=popup' });
  const back = new URL(await provider.visit(start.headers.location ?? '', 'victim@zenith.example'));
  const other = await server.send('GET', back.pathname + back.search, {
    cookies: { sso: 'another browser' },
  });
  expect(other.headers.location).toContain('#error=failed');
});

test('a callback cannot be forged for browsers that have not started', async () => {
  const query = '?mode=redirect';
  const start = await server.call('ssoStart', { params: zb, query, cookies: { sso: '' } });
  expect(start.cookies.sso).toMatch(/^[\w-]{43}$/);
  const back = new URL(await provider.visit(start.headers.location ?? '', 'zoe@zenith.example'));
  const victim = await server.send('GET', back.pathname + back.search);
  expect(victim.headers.location).toContain('#error=failed');
});

test("AUTH-13 the provider's refusals are logged, and the page only learns that it failed", async () => {
  const logged = await startLoggedServer({ ...provider.environment, BASE_URL: baseUrl, LOG_LEVEL: 'warn' });
  const start = await logged.call('ssoStart', { params: zb, query: '?mode=popup' });
  const refusal = new URLSearchParams({
    error: 'access_denied',
    state: new URL(start.headers.location ?? '').searchParams.get('state') ?? '',
    iss: provider.environment.SSO_ISSUER ?? '',
  });
  const answer = await logged.call('ssoCallback', {
    params: zb,
    query: `?${refusal}`,
    cookies: { sso: start.cookies.sso ?? '' },
  });
  expect(answer.headers.location).toBe('/sign-in/zb/done#error=failed&mode=popup');
  const entriesOfSso = entriesOf(await logged.log()).filter(({ msg }) => msg === 'single sign-on');
  expect(entriesOfSso).toMatchObject([{ cause: { error: 'access_denied' } }]);
});

test('AUTH-13 the refusals of an ordinary sign-in apply and are shown', async () => {
  const disabled = await makePerson(server.db, { usergroup_id: company, enabled: false, isEnrolled: false });
  const locked = await makePerson(server.db, { usergroup_id: company, locked: true, isEnrolled: false });
  expect((await exchange(await visit(disabled.email))).body.code).toBe('not-enabled');
  expect((await exchange(await visit(locked.email))).body.code).toBe('user-disabled');
  await changeRows(server.db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: company });
  expect((await exchange(await visit('zoe@zenith.example'))).body.code).toBe('company-expired');
  await changeRows(server.db, 'usergroups', { expiry: null }, { id: company });
});

test('the provider may only sign in people of its own company with verified addresses', async () => {
  const foreign = await makePerson(server.db);
  expect((await visit(foreign.email)).fragment.get('error')).toBe('sso-failed');
  expect((await visit('unverified@zenith.example')).fragment.get('error')).toBe('sso-failed');
});

test('AUTH-13 an e-mail that is not one makes no account', async () => {
  const email = 'zoe@zenith.example, eve@evil.example';
  expect((await visit(email)).fragment.get('error')).toBe('sso-failed');
  const found = await rowsIn(server.db, 'users', { email });
  expect(found).toEqual([]);
});

test('devices are counted as usual', async () => {
  await changeRows(server.db, 'usergroups', { device_limit: 0 }, { id: company });
  expect((await exchange(await visit('zoe@zenith.example'))).body.code).toBe('device-limit-company');
  await changeRows(server.db, 'usergroups', { device_limit: 100 }, { id: company });
});

test('a newcomer is refused if there is no free seat', async () => {
  await changeRows(server.db, 'usergroups', { license: 'site' }, { id: company });
  const members = await rowsIn(server.db, 'users', { usergroup_id: company });
  for (let n = members.length; n < seats.site; n += 1) await makePerson(server.db, { usergroup_id: company });
  expect((await visit('one-too-many@zenith.example')).fragment.get('error')).toBe('license-limit');
  await changeRows(server.db, 'usergroups', { license: 'enterprise', licenses: 40 }, { id: company });
});

test('a newcomer takes one of the sold seats once one becomes free', async () => {
  const sold = async (licenses: number) => changeRows(server.db, 'usergroups', { licenses }, { id: company });
  const { id } = await makePerson(server.db, { usergroup_id: company });
  const enabled = await rowsIn(server.db, 'users', { usergroup_id: company, enabled: true });
  await sold(enabled.length);
  expect((await visit('newcomer@zenith.example')).fragment.get('error')).toBe('license-limit');
  await changeRows(server.db, 'users', { enabled: false }, { id });
  expect((await visit('newcomer@zenith.example')).fragment.get('code')).not.toBeNull();
  await sold(40);
});

test('two concurrent first sign-ins both succeed, as one account', async () => {
  const email = 'twice@zenith.example';
  const { fragment } = await behind(
    server.db,
    async (tx) => {
      await lockSeats(tx, company);
      await insertUser(tx, { usergroup_id: company, email, name: 'Twice', enabled: true });
    },
    () => visit(email),
  );
  expect(fragment.get('code')).not.toBeNull();
});

test('someone shut out during the callback does not get in, then or later', async () => {
  const back = await visit('zoe@zenith.example');
  const { id } = await rowIn(server.db, 'users', { email: 'zoe@zenith.example' });
  const sessions = server.db.selectFrom('sessions').select('id').where('user_id', '=', id);
  const before = await sessions.execute();
  const entered = await behind(
    server.db,
    (tx) => changeRows(tx, 'users', { enabled: false }, { id }),
    () => exchange(back),
  );
  expect(entered.status).toBe(403);
  expect(await sessions.execute()).toEqual(before);
  await changeRows(server.db, 'users', { enabled: true }, { id });
});

test("refusals are in the audit log with the caller's address", async () => {
  const foreign = await makePerson(server.db);
  await visit(foreign.email.replace('people', 'People'));
  const [row] = await rowsIn(server.db, 'audit_log', { subject: `email:${foreign.email}` });
  expect(row).toMatchObject({ action: 'sign-in refused', to: { reason: 'sso-failed' } });
  expect([row?.address, row?.request_id]).not.toContain(null);
});

test("AUTH-13 without a provider the page gets the customer's name, even before the company exists", async () => {
  const plain = await startServer();
  const unconfigured = { name: 'Zenith Biomedical', configured: false };
  expect((await plain.call('ssoCustomer', { params: zb })).body).toEqual(unconfigured);
  await expectStatus(404, plain.call('ssoCustomer', { params: { slug: 'nobody' } }));
  const start = await plain.call('ssoStart', { params: zb, query: '?mode=popup' });
  expect(start.body.detail).toBe('Single sign-on is not configured on this server.');
});
