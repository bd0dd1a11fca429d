import { expect, test } from 'vitest';
import { ageLimits, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makePerson, password } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { createLimits, defaultLimits, type Limits, type LimitTable, sweepLimits } from './limits.ts';

const server = await startServer({ LIMITS: 'log=3/60, passwordPerAddress=1000/900' });

const signIn = (email: string, guess: string) => server.call('signIn', { body: { email, password: guess } });
const report = () => server.call('log', { body: { url: '/', error: 'It broke', errorInfo: '' } });

async function statusesOf(answers: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status).sort();
}

test('the default limits are these', () => {
  expect(defaultLimits).toEqual({
    captcha: { points: 60, seconds: 60 },
    contact: { points: 10, seconds: 60 * 60 },
    contactByVisitors: { points: 500, seconds: 24 * 3600 },
    customReports: { points: 20, seconds: 60 * 60 },
    sharing: { points: 60, seconds: 3600 },
    profile: { points: 60, seconds: 3600 },
    enabling: { points: 10, seconds: 3600 },
    refresh: { points: 60, seconds: 3600 },
    passwordPerAccount: { points: 10, seconds: 15 * 60 },
    passwordPerAddress: { points: 100, seconds: 15 * 60 },
    lockoutRecord: { points: 1, seconds: 15 * 60 },
    refusalRecord: { points: 10, seconds: 15 * 60 },
    accessRequest: { points: 1, seconds: 86_400 },
    smsPerUser: { points: 8, seconds: 3600 },
    smsPerNumber: { points: 8, seconds: 3600 },
    smsPerAddress: { points: 100, seconds: 3600 },
    smsPerDay: { points: 5000, seconds: 24 * 3600 },
    recoveryPerAccount: { points: 5, seconds: 3600 },
    recoveryPerAddress: { points: 20, seconds: 3600 },
    verificationPerAccount: { points: 5, seconds: 3600 },
    linkPerAddress: { points: 30, seconds: 15 * 60 },
    ssoPerAddress: { points: 100, seconds: 15 * 60 },
    invitation: { points: 20, seconds: 3600 },
    resendPerInvitation: { points: 5, seconds: 3600 },
    registrationPerAddress: { points: 60, seconds: 15 * 60 },
    log: { points: 20, seconds: 60 },
  });
});

test('a limit from the environment holds across all nodes, and the refusal says when to try again', async () => {
  // One at a time, so that with two nodes each sees only every second call.
  for (let n = 0; n < 3; n += 1) expect((await report()).status).toBe(204);
  const refused = await report();
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('of fifty concurrent passwords ten are checked; after the window, ten more', async () => {
  const { email } = await makePerson(server.db);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => signIn(email, 'not this one')));
  const refused = guesses.filter(({ status }) => status === 429);
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(refused).toHaveLength(40);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  const recorded = await rowsIn(server.db, 'audit_log', { actor: email });
  expect(recorded).toHaveLength(11);
  expect(recorded.map(({ to }) => to)).toContainEqual({ reason: 'too-many-attempts' });

  await ageLimits(server.db, 900);
  const later = await statusesOf(Array.from({ length: 12 }, () => signIn(email, 'not this one')));
  expect(later).toEqual([...Array(10).fill(401), 429, 429]);
});

test("the right password gives back its own try, and strangers' guesses stay counted", async () => {
  const { email } = await makePerson(server.db);
  const wrong = await statusesOf(Array.from({ length: 9 }, () => signIn(email, 'not this one')));
  expect(wrong).toEqual(Array(9).fill(401));
  for (let n = 0; n < 3; n += 1) expect((await signIn(email, password)).status).toBe(200);
  const more = await statusesOf(Array.from({ length: 2 }, () => signIn(email, 'not this one')));
  expect(more).toEqual([401, 429]);
});

test('the table of limits does not reveal who was counted', async () => {
  const { email } = await makePerson(server.db);
  await signIn(email, 'not this one');
  const limits = createLimits(server.db, defaultLimits);
  await limits.take('passwordPerAccount', 'ines@people.example');
  await limits.take('passwordPerAddress', '203.0.113.77');
  const keys = (await rowsIn(server.db, 'rate_limits')).map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(4);
  for (const key of keys) expect(key).toMatch(/^[a-z]+:[\w-]{43}$/i);
  // Keys have one length, whatever was counted: a long name cannot fill the index.
  expect(await limits.take('log', 'x'.repeat(100_000))).toEqual({ allowed: true });
});

test('guessing at one account does not lock another', async () => {
  const [one, other] = [await makePerson(server.db), await makePerson(server.db)];
  await Promise.all(Array.from({ length: 11 }, () => signIn(one.email, 'not this one')));
  await expectStatus(429, signIn(one.email, password));
  await expectStatus(200, signIn(other.email, password));
});

const twice: LimitTable = { ...defaultLimits, log: { points: 2, seconds: 60 } };

async function takeAll(limits: Limits, who: string, times: number): Promise<boolean[]> {
  const verdicts = await Promise.all(Array.from({ length: times }, () => limits.take('log', who)));
  return verdicts.map(({ allowed }) => allowed).sort();
}

test('a use that was given back is available again, only to the same caller', async () => {
  const limits = createLimits(server.db, twice);
  expect(await takeAll(limits, 'a', 3)).toEqual([false, true, true]);
  expect(await takeAll(limits, 'b', 3)).toEqual([false, true, true]);
  await limits.giveBack('log', 'a');
  expect(await takeAll(limits, 'a', 2)).toEqual([false, true]);
  expect(await takeAll(limits, 'b', 1)).toEqual([false]);
});

test('the window slides: it never holds more uses than allowed', async () => {
  const limits = createLimits(server.db, twice);
  const take = async () => (await limits.take('log', 'sliding')).allowed;
  expect(await take()).toBe(true);
  await ageLimits(server.db, 50);
  expect(await take()).toBe(true);
  expect(await take()).toBe(false);
  await ageLimits(server.db, 20);
  expect(await take()).toBe(true);
  expect(await take()).toBe(false);
});

test('refusals do not count: a caller who waits as told is let in', async () => {
  const limits = createLimits(server.db, twice);
  const take = () => limits.take('log', 'patient');
  await take();
  await ageLimits(server.db, 30);
  await take();
  for (let n = 0; n < 5; n += 1) {
    expect(await take()).toEqual({ allowed: false, retryAfter: expect.toSatisfy((s) => s > 25 && s <= 30) });
  }
  await ageLimits(server.db, 30);
  expect(await take()).toEqual({ allowed: true });
});

test('the sweeper removes only windows that are over', async () => {
  const limits = createLimits(server.db, twice);
  await limits.take('log', 'over');
  await ageLimits(server.db, 3600);
  await limits.take('log', 'running');
  await sweepLimits(server.db);
  const kept = await rowsIn(server.db, 'rate_limits');
  expect(kept).toHaveLength(1);
  expect(kept[0]?.hits).toHaveLength(1);
});
