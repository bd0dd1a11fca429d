import type { License } from '@caliper/contract/roles.ts';
import { expect, test } from 'vitest';
import { rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeCompany, makePerson, type Person, password, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { prepare, prepareMany } from '../../../testing/sign-in.ts';
import { deviceRule, osOf } from './device.ts';

const names = [
  'passwordPerAddress',
  'passwordPerAccount',
  'smsPerAddress',
  'smsPerUser',
  'smsPerNumber',
  'captcha',
];
const server = await startServer({ LIMITS: names.map((name) => `${name}=100000/60`).join(',') });

async function personOf(license: License, device_limit = 100): Promise<Person> {
  return makePerson(server.db, { usergroup_id: await makeCompany(server.db, { license, device_limit }) });
}

async function enter(person: Person, device?: string, userAgent = 'Mozilla/5.0 (Windows NT 10.0)') {
  const body = await prepare(server, person);
  const cookies = device ? { device } : {};
  return server.call('confirmCode', { body, cookies, headers: { 'user-agent': userAgent } });
}

const countDevices = async (userId: string) =>
  (await rowsIn(server.db, 'devices', { user_id: userId })).length;

test('AUTH-22 the device cookie is a number of up to twelve digits, kept as long as cookies can be', async () => {
  const person = await personOf('site');
  const answer = await enter(person);
  const header = answer.setCookies.find((cookie) => cookie.startsWith('device=')) ?? '';
  expect(header).toMatch(/^device=\d{1,12};/);
  expect(header).toContain('Max-Age=2147483647;');
  expect(header).toContain('HttpOnly');
  const rows = await rowsIn(server.db, 'devices', { user_id: person.id });
  expect(rows).toMatchObject([
    { cookie: answer.cookies.device, os: 'Windows', usergroup_id: person.usergroupId },
  ]);
});

test('AUTH-22 a device that comes back is the same device; a made-up cookie is replaced', async () => {
  const person = await personOf('single');
  const { cookies } = await enter(person);
  for (let n = 0; n < 3; n += 1)
    expect((await enter(person, cookies.device)).cookies.device).toBe(cookies.device);
  expect(await countDevices(person.id)).toBe(1);
  const forged = await enter(person, "1' or 1=1");
  expect(forged.cookies.device).toMatch(/^\d{1,12}$/);
});

test('AUTH-22 a sign-in repeated because its last answer was lost counts as the same device', async () => {
  const person = await personOf('single');
  const first = await server.call('signIn', { body: { email: person.email, password } });
  const cookies = { device: first.cookies.device ?? '' };
  for (let n = 0; n < 3; n += 1) {
    const answer = await server.call('confirmCode', { body: await prepare(server, person), cookies });
    expect(answer.status).toBe(200);
  }
  expect(await countDevices(person.id)).toBe(1);
});

test('AUTH-22 the right password gives a browser its device cookie, unless it has one', async () => {
  const person = await personOf('single');
  const credentials = { email: person.email, password };
  const set = async (cookies: Record<string, string>, body = credentials) =>
    (await server.call('signIn', { body, cookies })).setCookies;
  const last = (await enter(person)).setCookies.find((cookie) => cookie.startsWith('device=')) ?? '';
  const attributes = last.slice(last.indexOf(';'));
  for (const cookies of [{}, { device: 'made up' }])
    expect(await set(cookies)).toEqual([expect.stringMatching(`^device=\\d{1,12}${attributes}$`)]);
  expect(await set({ device: '123456789012' })).toEqual([]);
  expect(await set({}, { ...credentials, password: 'wrong' })).toEqual([]);
});

test.each<License>(['single', 'site'])(
  'AUTH-23 %s: a third device is refused, and the two go on',
  async (license) => {
    const person = await personOf(license);
    const first = await enter(person);
    await enter(person);
    const third = await enter(person);
    expect(third.status).toBe(403);
    expect(third.body.detail).toBe(
      'You may not log in on more than 2 devices due to your licensing limitation. If you have any questions, please contact support.',
    );
    expect(third.cookies).toEqual({});
    await expectStatus(200, enter(person, first.cookies.device));
  },
);

test("AUTH-24 corporate: the company's limit counts distinct devices of all its people", async () => {
  const usergroup_id = await makeCompany(server.db, { license: 'corporate', device_limit: 2 });
  const [one, other] = [
    await makePerson(server.db, { usergroup_id }),
    await makePerson(server.db, { usergroup_id }),
  ];
  const shared = await enter(one);
  await expectStatus(200, enter(other, shared.cookies.device));
  await expectStatus(200, enter(other));
  const over = await enter(one);
  expect(over.body.detail).toBe(
    'Your current license does not allow your company to log in to more than 2 devices. If you have any questions, please contact support.',
  );
});

test('AUTH-24 a company without a licence has no limit, and the default is a hundred', async () => {
  const person = await personOf('unassigned');
  for (let n = 0; n < 4; n += 1) expect((await enter(person)).status).toBe(200);
  const id = await makeCompany(server.db, { license: 'enterprise' });
  const { device_limit } = await rowIn(server.db, 'usergroups', { id });
  expect(device_limit).toBe(100);
});

test("AUTH-25 support, marketing and the provider's own people are not counted", () => {
  const owner = { provider: false, special: null, license: 'single', device_limit: 1 } as const;
  expect(deviceRule(owner)).toEqual({ scope: 'user', limit: 2 });
  expect(deviceRule({ ...owner, special: 'support' })).toEqual({ scope: 'none' });
  expect(deviceRule({ ...owner, special: 'marketing' })).toEqual({ scope: 'none' });
  expect(deviceRule({ ...owner, provider: true })).toEqual({ scope: 'none' });
});

// Each of these hashes a password: the thorough run has the time.
const isThorough = Boolean(process.env.CALIPER_THOROUGH);

test.runIf(isThorough)(
  'AUTH-28 of fifty concurrent new devices two get in: one round over HTTP',
  async () => {
    const person = await personOf('single');
    const prepared = [];
    for (let n = 0; n < 50; n += 1) prepared.push(await prepare(server, person));
    const answers = await Promise.all(prepared.map((body) => server.call('confirmCode', { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(48);
    expect(await countDevices(person.id)).toBe(2);
  },
);

test('AUTH-28 rounds of fifty prepared sign-ins never exceed the limit', async () => {
  for (let round = 0; round < (isThorough ? 20 : 4); round += 1) {
    const person = await personOf('single');
    const prepared = await prepareMany(server, person, 50);
    const answers = await Promise.all(prepared.map((body) => server.call('confirmCode', { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await countDevices(person.id)).toBe(2);
  }
});

test('staff reset devices: the sessions end, there is room again, and no one else is affected', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const [person, other] = [await personOf('single'), await personOf('single')];
  const { body } = await enter(person);
  await enter(person);
  const { body: others } = await enter(other);
  const answer = await admin.call('resetDevices', { params: { id: person.id } });
  expect(answer.status).toBe(204);
  await expectStatus(401, server.call('session', { token: body.idToken }));
  await expectStatus(200, enter(person));
  await expectStatus(200, server.call('session', { token: others.idToken }));
  expect(await countDevices(other.id)).toBe(1);
  const entry = await server.db
    .selectFrom('audit_log')
    .select(['actor', 'subject'])
    .where('action', '=', 'devices reset')
    .executeTakeFirst();
  expect(entry).toEqual({ actor: admin.email, subject: `user:${person.id}` });
});

test('staff remove a lost phone: sessions end, the owner is informed, enrolment starts again', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const [person, other] = [await personOf('unassigned'), await personOf('unassigned')];
  const { body } = await enter(person);
  const params = { id: person.id };
  await expectStatus(204, admin.call('resetSecondFactor', { params }));
  await expectStatus(401, server.call('session', { token: body.idToken }));
  const mail = await server.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', person.email)
    .executeTakeFirst();
  expect(mail?.subject).toBe('Your second factor for Caliper was reset');
  const next = async ({ email }: { email: string }) =>
    (await server.call('signIn', { body: { email, password: 'correct horse 7' } })).body.next;
  expect([await next(person), await next(other)]).toEqual(['enrol', 'code']);
});

test('a lock keeps a person out at once, until it is removed; no one can lock themselves', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const person = await signedInAs(server);
  const call = (name: 'lockUser' | 'unlockUser', id: string) => admin.call(name, { params: { id } });
  await expectStatus(204, call('lockUser', person.id));
  await expectStatus(401, person.call('session'));
  const credentials = { email: person.email, password: 'correct horse 7' };
  expect((await server.call('signIn', { body: credentials })).body.code).toBe('user-disabled');
  await expectStatus(204, call('unlockUser', person.id));
  await expectStatus(200, server.call('signIn', { body: credentials }));
  await expectStatus(403, call('lockUser', admin.id));
});

test('the operating system is read from the user agent', () => {
  expect(osOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('iOS');
  expect(osOf('Mozilla/5.0 (Linux; Android 16)')).toBe('Android');
  expect(osOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 15)')).toBe('macOS');
  expect(osOf('curl/8')).toBe('Unknown');
});
