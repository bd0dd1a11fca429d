import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Shape } from './shape.ts';

/** The figures that an item currently shows. */
export interface CurrentImport {
  item_id: number;
  item_year: number;
  import_id: number;
  shape: Shape;
  note: string;
  applied_at: Date | null;
}

/** The countries that each market has figures of. */
export async function findCountries(
  db: Db,
  imports: readonly CurrentImport[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ import_id: number; market: string; countries: string[] }>`
    select import_id, market, array_agg(name) as countries from figure_labels
    where dimension = 'country' and import_id = any (${imports.map(({ import_id }) => import_id)}::int[])
    group by import_id, market`.execute(db);
  return new Map(rows.map(({ import_id, market, countries }) => [marketKey(import_id, market), countries]));
}

export function marketKey(importId: number, market: string): string {
  return `${importId} ${market}`;
}

export async function findCurrentImports(
  db: Db,
  itemIds: readonly number[],
  demo: boolean,
): Promise<CurrentImport[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('data_sets')
    .innerJoin('figure_imports', 'figure_imports.import_id', 'data_sets.import_id')
    .innerJoin('items', 'items.item_id', 'data_sets.item_id')
    .select([
      'data_sets.item_id',
      'items.item_year',
      'figure_imports.import_id',
      'figure_imports.shape',
      'figure_imports.note',
      'figure_imports.applied_at',
    ])
    .where('data_sets.item_id', 'in', itemIds)
    .where('data_sets.demo', '=', demo)
    .execute();
  return rows.map((row) => ({ ...row, shape: row.shape as Shape }));
}
