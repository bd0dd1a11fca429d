import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { ReadableBecause } from '../../platform/postgres/tables.ts';
import { type Entitlement, entitlementsOf } from '../subscriptions/index.ts';
import type { CustomRow } from './custom-items.ts';
import { entitledCompany } from './holding.ts';

/** What a page depends on besides the catalogue itself, with the catalogue's version at that moment. */
export interface MineRow {
  version: number;
  entitlements: Entitlement[];
  favorites: number[];
  custom: CustomRow[];
}

/** Which custom reports to read: those listed among the reports, those the viewer made, or all that they may read. */
export type CustomScope = 'none' | keyof typeof reasonsOf;

const reasonsOf = {
  listed: ['given', 'staff'],
  own: ['owner'],
  all: null,
} satisfies Record<string, ReadableBecause[] | null>;

function customOf({ userId }: Viewer, scope: CustomScope) {
  if (scope === 'none') return sql`'[]'::jsonb`;
  return sql`(select coalesce(jsonb_agg(to_jsonb(mine) || jsonb_build_object('favorite', exists (
      select from favorites where user_id = ${userId} and kind = 'medcore' and item_id = mine.c_report_id))), '[]')
    from custom_reports_of(${userId}, ${reasonsOf[scope]}::text[]) as mine)`;
}

/** A single query, since every list page needs all of it. With `only`, reads the entitlements of one item. */
export async function readMine(
  db: Db,
  viewer: Viewer,
  kind: FavoriteKind,
  scope: CustomScope,
  only?: number,
): Promise<MineRow> {
  const isAsked = only === undefined ? undefined : sql`item_id = ${only}`;
  const { rows } = await sql<MineRow>`
    select catalogue_state.version,
      ${entitlementsOf(entitledCompany(viewer), isAsked)} as entitlements,
      array(select item_id from favorites where user_id = ${viewer.userId} and kind = ${kind}) as favorites,
      ${customOf(viewer, scope)} as custom
    from catalogue_state`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The catalogue has no state');
  return row;
}
