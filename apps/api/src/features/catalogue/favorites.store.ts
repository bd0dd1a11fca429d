import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Db } from '../../platform/postgres/postgres.ts';

export async function addFavorite(db: Db, userId: string, kind: FavoriteKind, itemId: number): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ user_id: userId, kind, item_id: itemId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}
