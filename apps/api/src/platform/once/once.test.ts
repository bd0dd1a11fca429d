import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { AnotherErrand, createOnce, sweepOnce } from './once.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** The key does not matter here, only that the same gives the same. */
const secrets = {
  derive: () => Buffer.alloc(32),
  hmac: (_purpose: string, ...parts: string[]) => createHash('sha256').update(parts.join()).digest(),
};
const errand = (key: string, body: unknown = 'same') => ({ scope: 'test', key, body });
const insertKey = (key: string, secondsAgo: number) =>
  database.db
    .insertInto('idempotency_keys')
    .values({
      ...{ scope: 'test', key, claim: crypto.randomUUID() },
      digest: 'Dn5DDzOJ1RzJzFi-t6hI0YxJ3H8KNzsTuW-LQgmWoK8',
      beat_at: new Date(Date.now() - secondsAgo * 1000),
    })
    .execute();

test('ten at once with one key make one thing and get the same answer', async () => {
  const once = createOnce(database.db, secrets);
  let made = 0;
  const make = async () => ({ id: ++made });
  const answers = await Promise.all(Array.from({ length: 10 }, () => once(errand('double-click'), make)));
  expect(made).toBe(1);
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([1]));
});

test('what failed can be tried again', async () => {
  const once = createOnce(database.db, secrets);
  const failing = () => Promise.reject(new Error('no'));
  await expect(once(errand('retry'), failing)).rejects.toThrow('no');
  expect(await once(errand('retry'), async () => 'done')).toBe('done');
  expect(await once(errand('retry'), async () => 'again')).toBe('done');
});

test('a key that comes back with something else is not answered with the first', async () => {
  const once = createOnce(database.db, secrets);
  await once(errand('changed', { message: 'one' }), async () => 'done');
  const other = once(errand('changed', { message: 'two' }), async () => 'done');
  await expect(other).rejects.toThrow(AnotherErrand);
});

test('a run whose node died is taken over, and what the dead one still says changes nothing', async () => {
  const once = createOnce(database.db, secrets);
  const late = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const first = once(errand('orphan'), () => {
    begun.resolve();
    return late.promise;
  });
  await begun.promise;
  const longAgo = new Date(Date.now() - 21_000);
  await database.db.updateTable('idempotency_keys').set({ beat_at: longAgo }).execute();
  expect(await once(errand('orphan'), async () => 'taken over')).toBe('taken over');
  late.reject(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(await once(errand('orphan'), async () => 'third')).toBe('taken over');
});

test('what was begun and never finished does not keep something else from being done', async () => {
  const once = createOnce(database.db, secrets);
  await insertKey('abandoned', 21);
  expect(await once(errand('abandoned', { phone: 'another' }), async () => 'done')).toBe('done');
});

test('keys are forgotten after a day', async () => {
  await insertKey('old', 25 * 3600);
  await sweepOnce(database.db);
  const left = await database.db.selectFrom('idempotency_keys').select('key').execute();
  expect(left.map(({ key }) => key)).not.toContain('old');
});
