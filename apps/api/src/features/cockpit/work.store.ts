import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface ImportRow {
  id: number;
  kind: ImportKind;
  title: string;
  year: number;
  demo: boolean;
  rows: number;
  applied: boolean;
  by: string;
  at: Date;
}

/** Imports that belong to something, the last first; of one person, or of all. */
export async function listLastImports(db: Db, by: string | null, most: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.import_id as id, i.kind, coalesce(item_name, new_item->>'name') as title,
      coalesce(item_year, (new_item->>'year')::int) as year, i.demo, i.rows, i.applied_at is not null as applied,
      i.created_by as by, coalesce(applied_at, created_at) as at
    from figure_imports as i left join items using (item_id)
    where (i.item_id is not null or new_item is not null) and (${by}::text is null or i.created_by = ${by}::text)
    order by at desc, i.import_id desc limit ${most}`.execute(db);
  return rows;
}

export interface NamedItem {
  item_id: number;
  kind: ItemKind;
  item_name: string;
  item_year: number;
  region: string;
  visible: boolean;
}

export async function findItems(db: Db, ids: readonly number[]): Promise<Map<number, NamedItem>> {
  const { rows } = await sql<NamedItem>`select item_id, kind, item_name, item_year, region, visible
    from items where item_id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row]));
}

export async function findCompanyName(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('usergroups').select('company').where('id', '=', id).executeTakeFirst();
  return row?.company ?? null;
}
