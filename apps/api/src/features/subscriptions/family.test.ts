import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { makeCompany } from '../../testing/people.ts';
import { findFamily } from './family.ts';

test('FAST-01 what ended since a request was let in is not kept as if it went on', async () => {
  const { db } = await createDatabase();
  const expiry = new Date(Date.now() - 1000);
  const company = await makeCompany(db, { expiry });
  expect((await findFamily(db, company, new Date(expiry.getTime() - 1))).until).toEqual(expiry);
  expect((await findFamily(db, company, expiry)).until).toBeNull();
});
