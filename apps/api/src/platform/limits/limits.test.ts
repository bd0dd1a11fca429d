import { afterAll, beforeAll, expect, test } from 'vitest';
import { age } from '../../testing/database.ts';
import { makePerson, password } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { createLimits, defaultLimits, type Limits, type LimitTable, sweepLimits } from './limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LIMITS: 'log=3/60, passwordPerAddress=1000/900' });
});
afterAll(() => server.close());

const windowEnds = { table: 'rate_limits', column: 'resets_at' } as const;

const signIn = (email: string, guess: string) => server.call('signIn', { body: { email, password: guess } });
const report = () => server.call('log', { body: { url: '/', error: 'It broke', errorInfo: '' } });

async function statusesOf(answers: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status).sort();
}

test('the limits are these, unless an operator says otherwise', () => {
  expect(defaultLimits).toEqual({
    captcha: { points: 60, seconds: 60 },
    passwordPerAccount: { points: 10, seconds: 15 * 60 },
    passwordPerAddress: { points: 100, seconds: 15 * 60 },
    smsPerUser: { points: 8, seconds: 3600 },
    smsPerNumber: { points: 8, seconds: 3600 },
    smsPerAddress: { points: 30, seconds: 3600 },
    smsPerDay: { points: 5000, seconds: 24 * 3600 },
    log: { points: 20, seconds: 60 },
  });
});

test('the limit of the environment holds over all nodes, and the refusal says when to come back', async () => {
  // One after the other, so that with two nodes each sees only every second call.
  for (let n = 0; n < 3; n += 1) expect((await report()).status).toBe(204);
  const refused = await report();
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('of fifty passwords at once, ten are looked at; after the window it is ten again', async () => {
  const { email } = await makePerson(server.db);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => signIn(email, 'not this one')));
  const refused = guesses.filter(({ status }) => status === 429);
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(refused).toHaveLength(40);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  const looked = await server.db.selectFrom('audit_log').select('id').where('actor', '=', email).execute();
  expect(looked).toHaveLength(10);

  await age(server.db, windowEnds, 900);
  const later = await statusesOf(Array.from({ length: 12 }, () => signIn(email, 'not this one')));
  expect(later).toEqual([...Array(10).fill(401), 429, 429]);
});

test('the right password clears the count of the wrong ones', async () => {
  const { email } = await makePerson(server.db);
  for (let round = 0; round < 2; round += 1) {
    const wrong = await statusesOf(Array.from({ length: 9 }, () => signIn(email, 'not this one')));
    expect(wrong).toEqual(Array(9).fill(401));
    expect((await signIn(email, password)).status).toBe(200);
  }
});

test('one account that is guessed at does not close another', async () => {
  const [one, other] = [await makePerson(server.db), await makePerson(server.db)];
  await Promise.all(Array.from({ length: 11 }, () => signIn(one.email, 'not this one')));
  expect((await signIn(one.email, password)).status).toBe(429);
  expect((await signIn(other.email, password)).status).toBe(200);
});

const twice: LimitTable = { ...defaultLimits, log: { points: 2, seconds: 60 } };

async function takeAll(limits: Limits, who: string, times: number): Promise<boolean[]> {
  const verdicts = await Promise.all(Array.from({ length: times }, () => limits.take('log', who)));
  return verdicts.map(({ allowed }) => allowed).sort();
}

test('a count that is cleared begins anew, for that one alone', async () => {
  const limits = createLimits(server.db, twice);
  expect(await takeAll(limits, 'a', 3)).toEqual([false, true, true]);
  expect(await takeAll(limits, 'b', 3)).toEqual([false, true, true]);
  await limits.clear('log', 'a');
  expect(await takeAll(limits, 'a', 2)).toEqual([true, true]);
  expect(await takeAll(limits, 'b', 1)).toEqual([false]);
});

test('the sweeper removes windows that are over and leaves those that count', async () => {
  const limits = createLimits(server.db, twice);
  await limits.take('log', 'over');
  await age(server.db, windowEnds, 3600);
  await limits.take('log', 'running');
  await sweepLimits(server.db);
  const kept = await server.db.selectFrom('rate_limits').select(['key', 'points']).execute();
  expect(kept).toEqual([{ key: 'log:running', points: 1 }]);
});
