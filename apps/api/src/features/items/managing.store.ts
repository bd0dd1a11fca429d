import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import type { Edition } from './former-editions.store.ts';

/** Locks them by id until the transaction ends, so that no two changes of several can wait for each other. */
export async function lockItems(
  tx: Tx,
  kind: ItemRow['kind'],
  ids: readonly number[],
): Promise<Map<number, ItemRow>> {
  const rows = await tx
    .selectFrom('items')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', sql<number>`any (${ids}::integer[])`)
    .orderBy('item_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.item_id, row]));
}

/** Those whose edition another item has, or is to have as well. The unique index has the last word. */
export async function findTaken(
  tx: Tx,
  wanted: readonly (Edition & Pick<ItemRow, 'item_id'>)[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ item_id: number }>`
    with wanted as (select item_id, kind, lower(item_name) as name, region, item_year
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (item_id int, kind text, item_name text, region text, item_year int))
    select item_id from wanted where exists (
        select from items where items.kind = wanted.kind and lower(items.item_name) = wanted.name
          and items.region = wanted.region and items.item_year = wanted.item_year
          and items.item_id <> wanted.item_id)
      or exists (
        select from wanted as other where (other.name, other.region, other.item_year)
          = (wanted.name, wanted.region, wanted.item_year) and other.item_id <> wanted.item_id)`.execute(tx);
  return rows.map(({ item_id }) => item_id);
}
