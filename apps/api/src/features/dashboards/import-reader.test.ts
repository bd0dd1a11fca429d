import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { marketFile } from '../../testing/figure-files.ts';
import { makeItem } from '../../testing/items.ts';
import { temporaryFolder, whenOver } from '../../testing/when-over.ts';
import { createImportReader } from './import-reader.ts';

const { db, url } = await createDatabase();
const reader = createImportReader(url, { waiting: 0 });
whenOver(reader.stop);
const path = join(await temporaryFolder(), 'figures.csv');
await writeFile(path, marketFile());

const stage = (itemId: number) =>
  reader.stage({
    path,
    kind: 'global',
    itemId,
    newItem: null,
    demo: false,
    dashboardKind: 'market',
    fileName: 'figures.csv',
    note: '',
    current: null,
    used: [],
    createdBy: 'admin',
  });

test('a file that would wait behind too many others is refused, to be sent again in a minute', async () => {
  const { item_id } = await makeItem(db);
  const reading = stage(item_id);
  await expect(stage(item_id)).rejects.toMatchObject({ code: 'import-busy', retryAfter: 60 });
  expect(await reading).toMatchObject({ importId: expect.any(Number) });
});

test('DASH-08 the figures of an item that was deleted while they were read are refused with its field', async () => {
  const deleted = 999_999;
  await expect(stage(deleted)).rejects.toMatchObject({
    code: 'import-item-unknown',
    fields: { itemId: expect.any(String) },
  });
});
