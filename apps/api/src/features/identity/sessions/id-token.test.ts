import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openSecrets } from '../../../platform/secrets/secrets.ts';
import { otherSpellings } from '../../../testing/base64url.ts';
import { createDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createIdTokens, rotateSigningKey } from './id-token.ts';

const database = await createDatabase();

const sessionId = '00000000-0000-4000-8000-000000000001';
const userId = '00000000-0000-4000-8000-000000000002';

async function aNode() {
  return createIdTokens(database.db, await openSecrets(database.db, null), systemClock);
}

test('a node that has just started accepts a good token, even when many arrive at once', async () => {
  const { idToken } = await (await aNode()).issue(sessionId, userId);
  const fresh = await aNode();
  const answers = await Promise.all(Array.from({ length: 30 }, () => fresh.verify(idToken)));
  expect(new Set(answers)).toEqual(new Set([sessionId]));
});

test('an unavailable database is an error, not a bad token, and is queried again', async () => {
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

test('setting the clock back does not keep a node from noticing a new key', async () => {
  const secrets = await openSecrets(database.db, null);
  let now = new Date();
  const node = createIdTokens(database.db, secrets, () => now);
  await node.issue(sessionId, userId);
  await rotateSigningKey(database.db);
  // A key signs once it is a few seconds old.
  await sql`update signing_keys set created_at = created_at - interval '1 hour'`.execute(database.db);
  const { idToken } = await (await aNode()).issue(sessionId, userId);
  now = new Date(now.getTime() - 3600_000);
  await eventually(async () => expect(await node.verify(idToken)).toBe(sessionId));
});

test('MEND-36 of the spellings of a signature that decode to the same bytes, only the issued one is accepted', async () => {
  const node = await aNode();
  const { idToken } = await node.issue(sessionId, userId);
  const signed = idToken.split('.').at(-1) ?? '';
  const respelled = otherSpellings(signed).map((other) => idToken.replace(signed, other));
  expect(respelled).toHaveLength(4);
  for (const token of respelled) expect([token, await node.verify(token)]).toEqual([token, null]);
  expect(await node.verify(idToken)).toBe(sessionId);
});
