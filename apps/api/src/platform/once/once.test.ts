import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeRows, createDatabase, rowsIn } from '../../testing/database.ts';
import { createOnce, KeyReused, sweepOnce } from './once.ts';

const database = await createDatabase();

/** The key does not matter here, only that equal input gives equal output. */
const secrets = {
  derive: () => Buffer.alloc(32),
  hmac: (_purpose: string, ...parts: string[]) => createHash('sha256').update(parts.join()).digest(),
};
const task = (key: string, body: unknown = 'same') => ({ scope: 'test', key, body });
const insertKey = (key: string, secondsAgo: number) =>
  database.db
    .insertInto('idempotency_keys')
    .values({
      scope: 'test',
      key,
      claim: crypto.randomUUID(),
      digest: 'Dn5DDzOJ1RzJzFi-t6hI0YxJ3H8KNzsTuW-LQgmWoK8',
      beat_at: new Date(Date.now() - secondsAgo * 1000),
    })
    .execute();

test('ten concurrent calls with one key run once and get the same answer', async () => {
  const once = createOnce(database.db, secrets);
  let made = 0;
  const make = async () => ({ id: ++made });
  const answers = await Promise.all(Array.from({ length: 10 }, () => once(task('double-click'), make)));
  expect(made).toBe(1);
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([1]));
});

test('a failed run can be tried again', async () => {
  const once = createOnce(database.db, secrets);
  const failing = () => Promise.reject(new Error('no'));
  await expect(once(task('retry'), failing)).rejects.toThrow('no');
  expect(await once(task('retry'), async () => 'done')).toBe('done');
  expect(await once(task('retry'), async () => 'again')).toBe('done');
});

test('a key reused with a different body does not get the first answer', async () => {
  const once = createOnce(database.db, secrets);
  await once(task('changed', { message: 'one' }), async () => 'done');
  const other = once(task('changed', { message: 'two' }), async () => 'done');
  await expect(other).rejects.toThrow(KeyReused);
});

test("a run whose node died is taken over, and the dead node's late answer changes nothing", async () => {
  const once = createOnce(database.db, secrets);
  const late = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const first = once(task('orphan'), () => {
    begun.resolve();
    return late.promise;
  });
  await begun.promise;
  const longAgo = new Date(Date.now() - 21_000);
  await changeRows(database.db, 'idempotency_keys', { beat_at: longAgo });
  expect(await once(task('orphan'), async () => 'taken over')).toBe('taken over');
  late.reject(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(await once(task('orphan'), async () => 'third')).toBe('taken over');
});

test('an abandoned run does not prevent a different one with the same key', async () => {
  const once = createOnce(database.db, secrets);
  await insertKey('abandoned', 21);
  expect(await once(task('abandoned', { phone: 'another' }), async () => 'done')).toBe('done');
});

test('keys are forgotten after a day', async () => {
  await insertKey('old', 25 * 3600);
  await sweepOnce(database.db);
  const left = await rowsIn(database.db, 'idempotency_keys');
  expect(left.map(({ key }) => key)).not.toContain('old');
});
