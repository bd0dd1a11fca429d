import type { FavoriteKind, ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export const favoriteKindOf: Record<ItemKind, FavoriteKind> = {
  report: 'reports',
  medsku: 'medsku',
  pt: 'pt',
  survey: 'survey',
};

/** Locks the item, so that one that is being deleted cannot become a favourite. */
export async function addFavorite(db: Db, userId: string, kind: FavoriteKind, itemId: number): Promise<void> {
  const held =
    kind === 'medcore'
      ? sql`select c_report_id from custom_reports where c_report_id = ${itemId} for key share`
      : sql`select item_id from items where item_id = ${itemId} for key share`;
  await sql`with held (id) as (${held})
    insert into favorites (user_id, kind, item_id) select ${userId}::uuid, ${kind}, id from held
    on conflict do nothing`.execute(db);
}

/** Removes it from everyone's favourites before it is deleted. */
export async function dropFavorites(tx: Tx, kind: FavoriteKind, itemId: number): Promise<void> {
  await tx.deleteFrom('favorites').where('kind', '=', kind).where('item_id', '=', itemId).execute();
}

export async function removeFavorite(
  db: Db,
  userId: string,
  kind: FavoriteKind,
  itemId: number,
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute();
}

export async function listFavorites(db: Db, userId: string, kind: FavoriteKind): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('items', 'items.item_id', 'favorites.item_id')
    .select('favorites.item_id')
    .where('items.visible', '=', true)
    .where('user_id', '=', userId)
    .where('favorites.kind', '=', kind)
    .orderBy('favorites.created_at')
    .orderBy('favorites.item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** Only those the person may still read. */
export async function listMedcoreFavorites(db: Db, userId: string): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from favorites where user_id = ${userId} and kind = 'medcore'
      and exists (select from readable_by(user_id, only_id => item_id))
    order by created_at, item_id`.execute(db);
  return rows.map(({ item_id }) => item_id);
}
