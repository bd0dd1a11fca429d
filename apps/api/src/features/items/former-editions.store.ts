import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';

/** What tells items apart. */
export type Edition = Pick<ItemRow, 'kind' | 'item_name' | 'region' | 'item_year'>;

const isEdition = ({ kind, item_name, region, item_year }: Edition): RawBuilder<boolean> =>
  sql<boolean>`former.kind = ${kind} and lower(former.item_name) = lower(${item_name})
    and former.region = ${region} and former.item_year = ${item_year}`;

/** Remembers what the item was called; a name that it has again is no former one. */
export async function keepFormerEdition(tx: Tx, before: Edition & Pick<ItemRow, 'item_id'>, now: Edition) {
  await sql`delete from former_editions as former where ${isEdition(now)}`.execute(tx);
  await sql`insert into former_editions (kind, item_name, region, item_year, item_id)
    values (${before.kind}, ${before.item_name}, ${before.region}, ${before.item_year}, ${before.item_id})
    on conflict (kind, lower(item_name), region, item_year) do update set item_id = excluded.item_id`.execute(
    tx,
  );
}

/** The item that was once called this, as it is called now. */
export async function findRenamed(db: Db | Tx, edition: Edition): Promise<Edition | undefined> {
  return db
    .selectFrom('former_editions as former')
    .innerJoin('items', 'items.item_id', 'former.item_id')
    .select(['items.kind', 'items.item_name', 'items.region', 'items.item_year'])
    .where(isEdition(edition))
    .executeTakeFirst();
}
