import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { clientOver, type TestPlace } from '@caliper/api/testing/client.ts';
import { openSession } from '@caliper/api/testing/people.ts';
import type { CallName } from '@caliper/contract/calls.ts';
import { expect } from './fixtures.ts';

/** The database and the address of a running app. */
export interface House {
  db: Db;
  baseURL: string | undefined;
}

/** The same for what the server's tests prepare through the API. */
export function placeOf({ db, baseURL }: House): TestPlace {
  return {
    db,
    ...clientOver({
      send: (method, path, headers, body) =>
        fetch(`${baseURL}${path}`, { method, headers, redirect: 'manual', ...(body ? { body } : {}) }),
    }),
  };
}

/** Makes a call that is known to be good in a new session of that person. */
export async function callAs(
  house: House,
  { id }: { id: string },
  name: CallName,
  request: Omit<Parameters<TestPlace['call']>[1] & object, 'token'>,
) {
  const { token } = await openSession(house.db, id);
  const { status, body } = await placeOf(house).call(name, { ...request, token });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
