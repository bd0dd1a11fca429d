import { expect, test } from 'vitest';
import { createFreshness } from '../../platform/freshness/freshness.ts';
import { connectPrimary } from '../../platform/freshness/primary.ts';
import { changeRows, createDatabase } from '../../testing/database.ts';
import { makeItem } from '../../testing/items.ts';
import { whenOver } from '../../testing/when-over.ts';
import { createMine } from './mine.ts';

test('FAST-02 of the catalogue only what has changed is read again, also while memory is full of other things', async () => {
  const { db, prepared, url } = await createDatabase();
  const primary = connectPrimary(url, 15_000);
  whenOver(() => primary.close());
  const freshness = createFreshness(primary, 20_000);
  const mine = createMine({ db: prepared, freshness });
  const shelves = async () => {
    const now = await freshness.ask();
    // Others take what room there is.
    for (let at = 0; at < 3; at += 1)
      await freshness.recall(`${Math.random()}`, now, async () => ({ value: 0, keys: [], bytes: 5000 }));
    return (await mine.shelves(now)).shelves.report.byId;
  };
  const [same, renamed] = [await makeItem(db), await makeItem(db)];
  const before = await shelves();
  for (let time = 0; time < 5; time += 1) expect(await shelves()).toBe(before);
  await changeRows(db, 'items', { item_name: 'Another' }, { item_id: renamed.item_id });
  const after = await shelves();
  expect(after.get(renamed.item_id)?.item_name).toBe('Another');
  expect(after.get(same.item_id)).toBe(before.get(same.item_id));
});
