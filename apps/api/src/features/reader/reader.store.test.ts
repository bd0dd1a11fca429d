import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { makeItem } from '../../testing/items.ts';
import { listEditions } from './reader.store.ts';

const database = await createDatabase();

test('READ-02 the editions of a title are found in any case, by the rules of PostgreSQL', async () => {
  const { item_id, item_name } = await makeItem(database.db, { item_name: 'ΟΔΟΣ İstanbul' });
  expect(await listEditions(database.db, null, item_name)).toMatchObject([{ item_id }]);
});
