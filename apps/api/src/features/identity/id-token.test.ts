import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import { openSecrets } from '../../platform/secrets/secrets.ts';
import { createDatabase } from '../../testing/database.ts';
import { createIdTokens } from './id-token.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const sessionId = '00000000-0000-4000-8000-000000000001';
const userId = '00000000-0000-4000-8000-000000000002';

async function aNode() {
  return createIdTokens(database.db, await openSecrets(database.db, null), systemClock);
}

test('a node that has just started knows a good token, also when many come at once', async () => {
  const { idToken } = await (await aNode()).issue(sessionId, userId);
  const fresh = await aNode();
  const answers = await Promise.all(Array.from({ length: 30 }, () => fresh.verify(idToken)));
  expect(new Set(answers)).toEqual(new Set([sessionId]));
});

test('a database that is away is an error and not a bad token, and is asked again', async () => {
  const { idToken } = await (await aNode()).issue(sessionId, userId);
  let isAway = true;
  const { db } = database;
  const sometimes = new Proxy(db, {
    get: (target, name) => {
      if (isAway && name === 'selectFrom') throw new Error('Connection terminated');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const node = createIdTokens(sometimes, await openSecrets(db, null), systemClock);
  await expect(node.verify(idToken)).rejects.toThrow('Connection terminated');
  isAway = false;
  expect(await node.verify(idToken)).toBe(sessionId);
});
