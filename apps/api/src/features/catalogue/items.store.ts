import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow, NewItem } from '../../platform/postgres/tables.ts';
import { dropFavorites, favoriteKindOf } from './favorites.store.ts';
import type { CatalogueItem } from './shelf.ts';

/** An item, and which state of its rows that is. */
export interface ReadItem {
  item: CatalogueItem;
  mark: string;
}

/** The whole catalogue, in the order in which it is known. */
export interface ReadCatalogue {
  /** Counts its changes. */
  version: number;
  items: readonly ReadItem[];
}

/**
 * Of what is known already, only what has changed is read again. Its version is read first: what is written while the
 * rest is read may be in it or not, and the next version says so.
 */
export async function readCatalogue(db: Db, known: ReadCatalogue): Promise<ReadCatalogue> {
  const { version } = await db.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow();
  if (version === known.version) return known;
  const marks = await markedItems(db).execute();
  const markOf = new Map(marks.map(({ item_id, mark }) => [item_id, mark]));
  const same = known.items.filter(({ item, mark }) => markOf.get(item.item_id) === mark);
  for (const { item } of same) markOf.delete(item.item_id);
  if (markOf.size === 0) return { version, items: same };
  const rows = await markedItems(db)
    .selectAll('items')
    .select(['data_sets.data_set_id as demo_id', sql<null>`null`.as('c_report_id')])
    .where('items.item_id', '=', sql<number>`any (${[...markOf.keys()]}::integer[])`)
    .execute();
  return { version, items: [...same, ...rows.map(({ mark, ...item }) => ({ item, mark }))] };
}

/** A row's xmin is the transaction that wrote it, so that another says that it may be another row. */
function markedItems(db: Db) {
  return db
    .selectFrom('items')
    .leftJoin('data_sets', (join) =>
      join.onRef('data_sets.item_id', '=', 'items.item_id').on('data_sets.demo', '=', true),
    )
    .select(['items.item_id', sql<string>`concat_ws('/', items.xmin, data_sets.xmin)`.as('mark')]);
}

export async function insertItem(tx: Tx, item: NewItem): Promise<number> {
  const { item_id } = await tx
    .insertInto('items')
    .values(item)
    .returning('item_id')
    .executeTakeFirstOrThrow();
  return item_id;
}

export type ItemChanges = Partial<Omit<ItemRow, 'item_id' | 'kind' | 'date_added'>>;

export async function updateItem(tx: Tx, itemId: number, details: ItemChanges): Promise<void> {
  await tx.updateTable('items').set(details).where('item_id', '=', itemId).execute();
}

export async function findItem(
  db: Db | Tx,
  kind: ItemRow['kind'],
  itemId: number,
): Promise<ItemRow | undefined> {
  return db
    .selectFrom('items')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** An early check before the work begins; the unique constraint has the last word. */
export async function findEdition(
  db: Db,
  { kind, item_name, region, item_year }: Pick<ItemRow, 'kind' | 'item_name' | 'region' | 'item_year'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('items')
    .select('item_id')
    .where('kind', '=', kind)
    .where(sql`lower(item_name)`, '=', sql`lower(${item_name})`)
    .where('region', '=', region)
    .where('item_year', '=', item_year)
    .executeTakeFirst();
  return row?.item_id;
}

/** Locks the item until the transaction ends, so that changes to it run one after the other. */
export async function lockItem(tx: Tx, kind: ItemRow['kind'], itemId: number): Promise<ItemRow | undefined> {
  return tx
    .selectFrom('items')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes it with everything that depends on it, except its entries in the order history. */
export async function deleteItem(
  tx: Tx,
  { kind, item_id }: Pick<ItemRow, 'kind' | 'item_id'>,
): Promise<void> {
  await dropFavorites(tx, favoriteKindOf[kind], item_id);
  await tx.deleteFrom('items').where('item_id', '=', item_id).execute();
}

export async function replaceMarkets(tx: Tx, reportId: number, markets: readonly string[]): Promise<void> {
  await tx.deleteFrom('report_markets').where('report_id', '=', reportId).execute();
  if (markets.length === 0) return;
  const rows = markets.map((market_name, position) => ({ report_id: reportId, market_name, position }));
  await tx.insertInto('report_markets').values(rows).execute();
}

export async function listMarkets(db: Db, reportId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('report_markets')
    .select('market_name')
    .where('report_id', '=', reportId)
    .orderBy('position')
    .execute();
  return rows.map(({ market_name }) => market_name);
}

/** How many companies each MedCore report was given to. */
export async function countCompaniesPerMedcore(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('custom_report_companies')
    .select(['c_report_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('c_report_id')
    .execute();
  return new Map(rows.map(({ c_report_id, count }) => [c_report_id, count]));
}

/** How many companies subscribe to each report that has subscribers. */
export async function countSubscribersPerReport(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['item_id', sql<number>`count(distinct usergroup_id)::int`.as('count')])
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, count }) => [item_id, count]));
}
