import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { createOnce, sweepOnce } from './once.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test('ten at once with one key make one thing and get the same answer', async () => {
  const once = createOnce(database.db);
  let made = 0;
  const make = async () => ({ id: ++made });
  const answers = await Promise.all(Array.from({ length: 10 }, () => once('test', 'double-click', make)));
  expect(made).toBe(1);
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([1]));
});

test('what failed can be tried again', async () => {
  const once = createOnce(database.db);
  const failing = () => Promise.reject(new Error('no'));
  await expect(once('test', 'retry', failing)).rejects.toThrow('no');
  expect(await once('test', 'retry', async () => 'done')).toBe('done');
  expect(await once('test', 'retry', async () => 'again')).toBe('done');
});

test('a run whose node died is taken over after a while', async () => {
  const once = createOnce(database.db);
  await database.db
    .insertInto('idempotency_keys')
    .values({ scope: 'test', key: 'orphan', started_at: new Date(Date.now() - 61_000) })
    .execute();
  expect(await once('test', 'orphan', async () => 'taken over')).toBe('taken over');
});

test('keys are forgotten after a day', async () => {
  await database.db
    .insertInto('idempotency_keys')
    .values({ scope: 'test', key: 'old', started_at: new Date(Date.now() - 25 * 3600_000) })
    .execute();
  await sweepOnce(database.db);
  const left = await database.db.selectFrom('idempotency_keys').select('key').execute();
  expect(left.map(({ key }) => key)).not.toContain('old');
});
