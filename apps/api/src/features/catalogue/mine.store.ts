import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { ReadableBecause } from '../../platform/postgres/tables.ts';
import { type Entitlement, entitlementsOf } from '../subscriptions/index.ts';
import type { CustomRow } from './custom-items.ts';

export async function readEntitlements(db: Db, companyId: number | null): Promise<Entitlement[]> {
  const { rows } = await sql<{ has: Entitlement[] }>`select ${entitlementsOf(companyId)} as has`.execute(db);
  return rows[0]?.has ?? [];
}

export async function readFavorites(db: Db, userId: string, kind: FavoriteKind): Promise<Set<number>> {
  const rows = await db
    .selectFrom('favorites')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Which custom reports to read: those listed among the reports, those the viewer made, or all that they may read. */
export type CustomScope = 'none' | keyof typeof reasonsOf;

const reasonsOf = {
  listed: ['given', 'staff'],
  own: ['owner'],
  all: null,
} satisfies Record<string, ReadableBecause[] | null>;

export async function readCustom(
  db: Db,
  { userId }: Viewer,
  scope: keyof typeof reasonsOf,
): Promise<CustomRow[]> {
  const { rows } = await sql<{
    row: CustomRow;
  }>`select to_jsonb(mine) || jsonb_build_object('favorite', exists (
      select from favorites where user_id = ${userId} and kind = 'medcore' and item_id = mine.c_report_id)) as row
    from custom_reports_of(${userId}, ${reasonsOf[scope]}::text[]) as mine`.execute(db);
  return rows.map(({ row }) => row);
}
