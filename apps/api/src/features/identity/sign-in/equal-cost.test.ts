import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { createLimits, defaultLimits } from '../../../platform/limits/limits.ts';
import { createDatabase } from '../../../testing/database.ts';
import { makePerson, password } from '../../../testing/people.ts';
import { createPasswords } from '../passwords/password.ts';
import { createSignIn } from './sign-in.service.ts';

const database = await createDatabase();

const origin = { requestId: 'r', address: '127.0.0.1', userAgent: '', isLocal: true };

test('AUTH-12 a known and an unknown e-mail cost one hash and the same number of queries', async () => {
  const cost = { queries: 0, hashes: 0 };
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      cost.queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(counter);
  const passwords = createPasswords();
  const { withCredentials } = createSignIn({
    db,
    limits: createLimits(db, defaultLimits),
    passwords: {
      ...passwords,
      matches: (stored, guess) => {
        cost.hashes += 1;
        return passwords.matches(stored, guess);
      },
    },
    emailLinks: {} as never,
  });
  const costOf = async (email: string) => {
    Object.assign(cost, { queries: 0, hashes: 0 });
    await expect(withCredentials({ email, password: `${password}!` }, origin)).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    return { ...cost };
  };
  const person = await makePerson(database.db);
  const known = await costOf(person.email);
  expect(known.hashes).toBe(1);
  expect(known.queries).toBeGreaterThan(1);
  expect(await costOf('stranger@people.example')).toEqual(known);
});
