import { randomUUID } from 'node:crypto';
import { insertItem, replaceMarkets } from '../features/catalogue/index.ts';
import type { Db } from '../platform/postgres/postgres.ts';
import type { NewItem } from '../platform/postgres/tables.ts';

type ItemDetails = Partial<NewItem> & { hasDemo?: true; markets?: string[] };

/** A visible report on knees in Europe, except for what the test overrides. */
export async function makeItem(
  db: Db,
  details: ItemDetails = {},
): Promise<{ item_id: number; item_name: string }> {
  const { hasDemo, markets, ...over } = details;
  const item = {
    kind: 'report',
    item_name: `Knees ${randomUUID().slice(0, 8)}`,
    item_year: 2026,
    region: 'Europe',
    description: 'Implants and instruments',
    icon: 'Knee',
    category_id: 14,
    sub_category_id: 1405,
    ...over,
  } as const satisfies NewItem;
  const item_id = await db.transaction().execute(async (tx) => {
    const id = await insertItem(tx, item);
    if (hasDemo) await tx.insertInto('data_sets').values({ item_id: id, demo: true }).execute();
    if (markets) await replaceMarkets(tx, id, markets);
    return id;
  });
  return { item_id, item_name: item.item_name };
}

export async function subscribe(db: Db, usergroup_id: number, item_id: number): Promise<void> {
  await db.insertInto('subscriptions').values({ usergroup_id, item_id }).execute();
}
