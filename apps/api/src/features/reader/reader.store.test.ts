import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { makeItem } from '../../testing/items.ts';
import { listEditions } from './reader.store.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test('READ-02 the editions of a title are found in any case, by the rules of PostgreSQL', async () => {
  const { item_id, item_name } = await makeItem(database.db, { item_name: 'ΟΔΟΣ İstanbul' });
  expect(await listEditions(database.db, null, item_name)).toMatchObject([{ item_id }]);
});
