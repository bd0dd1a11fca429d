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
