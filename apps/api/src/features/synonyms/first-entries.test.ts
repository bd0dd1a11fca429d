import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { findCircle } from './circle.ts';
import { keyed } from './entry.ts';
import { assertSayable } from './refusals.ts';
import { listEntries } from './synonyms.store.ts';

test('FIND-06 every installation begins with at least 200 entries, of which none contradicts another', async () => {
  const { db } = await createDatabase();
  const all = await listEntries(db);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(4);
  for (const one of all) assertSayable(one, []);
  const leading = all.flatMap((one) => [...new Set(keyed(one).words)]);
  expect(leading.filter((key, index) => leading.indexOf(key) !== index)).toEqual([]);
  expect(findCircle(all.map(keyed))).toBeNull();
});
