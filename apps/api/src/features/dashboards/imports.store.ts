import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import type { Shape } from './shape.ts';

/** It belongs to an item, or will create one. */
const isKept = sql<boolean>`(figure_imports.item_id is not null or figure_imports.new_item is not null)`;

export const itemKindOf = { global: 'report', medsku: 'medsku', pt: 'pt', survey: 'survey' } as const;

export interface ImportTarget {
  item_id: number;
  item_name: string;
  item_year: number;
  region: string;
  dashboard_kind: ItemRow['dashboard_kind'];
  figures: boolean;
  demo: boolean;
}

export async function listTargets(db: Db, kind: ImportKind): Promise<ImportTarget[]> {
  const { rows } = await sql<ImportTarget>`
    select item_id, item_name, item_year, region, dashboard_kind,
      coalesce(bool_or(not data_sets.demo and data_sets.import_id is not null), false) as figures,
      coalesce(bool_or(data_sets.demo and data_sets.import_id is not null), false) as demo
    from items left join data_sets using (item_id) where kind = ${itemKindOf[kind]}
    group by item_id order by lower(item_name), item_year desc, region`.execute(db);
  return rows;
}

export interface ListedImport {
  import_id: number;
  item_id: number | null;
  name: string;
  year: number;
  demo: boolean;
  file_name: string;
  rows: number;
  state: 'staged' | 'current' | 'earlier';
  created_by: string;
  at: Date;
}

/** All that can be applied: a few of each item, since older ones are swept. */
export async function listImports(db: Db, kind: ImportKind): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    select i.import_id, i.item_id, coalesce(item_name, new_item->>'name') as name,
      coalesce(item_year, (new_item->>'year')::int) as year, i.demo, file_name, rows, created_by,
      coalesce(applied_at, created_at) as at,
      case when applied_at is null then 'staged' when data_sets.data_set_id is null then 'earlier' else 'current' end as state
    from figure_imports as i left join items using (item_id)
    left join data_sets on data_sets.import_id = i.import_id
    where i.kind = ${kind} and (i.item_id is not null or new_item is not null) order by at desc`.execute(db);
  return rows;
}

export async function findCurrent(
  db: Db | Tx,
  itemId: number,
  demo: boolean,
): Promise<{ import_id: number; shape: Shape } | null> {
  const row = await db
    .selectFrom('data_sets')
    .innerJoin('figure_imports', 'figure_imports.import_id', 'data_sets.import_id')
    .select(['figure_imports.import_id', 'shape'])
    .where('data_sets.item_id', '=', itemId)
    .where('data_sets.demo', '=', demo)
    .executeTakeFirst();
  return row ? { import_id: row.import_id, shape: row.shape as Shape } : null;
}

/** Null if the import will create its item. */
export async function findItemOf(tx: Tx, kind: ImportKind, importId: number): Promise<number | null> {
  const found = await tx
    .selectFrom('figure_imports')
    .select('item_id')
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found?.item_id ?? null;
}

export async function findImport(db: Db, kind: ImportKind, importId: number) {
  return db
    .selectFrom('figure_imports')
    .select(['import_id', 'item_id', 'demo', 'shape', 'rows', 'notes'])
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where(isKept)
    .executeTakeFirst();
}

export async function lockImport(tx: Tx, kind: ImportKind, importId: number) {
  return tx
    .selectFrom('figure_imports')
    .selectAll()
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where(isKept)
    .forUpdate()
    .executeTakeFirst();
}

/** Hides it at once; its figures are deleted by the next sweep. */
export async function giveUpStaged(tx: Tx, kind: ImportKind, importId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('figure_imports')
    .set({ item_id: null, new_item: null })
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('applied_at', 'is', null)
    .where(isKept)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes this import the current one of the item. */
export async function pointTo(tx: Tx, importId: number, itemId: number, demo: boolean): Promise<void> {
  await tx
    .updateTable('figure_imports')
    .set({ item_id: itemId, new_item: null, applied_at: sql<Date>`now()` })
    .where('import_id', '=', importId)
    .execute();
  await tx
    .insertInto('data_sets')
    .values({ item_id: itemId, demo, import_id: importId })
    .onConflict((conflict) => conflict.columns(['item_id', 'demo']).doUpdateSet({ import_id: importId }))
    .execute();
}

const factsOf = {
  global: 'market_facts',
  medsku: 'sku_facts',
  pt: 'procedure_facts',
  survey: 'survey_facts',
} as const;

/** Rows per delete, to keep each statement short. */
const batch = 20_000;

/** Deletes staged imports that were abandoned, imports too old to be restored, and discarded ones. */
export async function sweepImports(db: Db): Promise<void> {
  await giveUpOld(db);
  const { rows } = await sql<{ import_id: number; kind: ImportKind }>`
    select import_id, kind from figure_imports where not (${isKept}) limit 100`.execute(db);
  for (const { import_id, kind } of rows) {
    const facts = sql.table(factsOf[kind]);
    for (;;) {
      const { numAffectedRows } = await sql`delete from ${facts} where ctid = any (array(
        select ctid from ${facts} where import_id = ${import_id} limit ${batch}))`.execute(db);
      if (!numAffectedRows) break;
    }
    await db
      .deleteFrom('figure_imports')
      .where('import_id', '=', import_id)
      .where(sql<boolean>`not (${isKept})`)
      .execute();
  }
}

/** An import that is applied at the same moment has a new applied_at, and is kept. */
async function giveUpOld(db: Db): Promise<void> {
  await sql`update figure_imports set item_id = null, new_item = null from (
      select i.import_id, applied_at, created_at, data_sets.data_set_id is not null as current,
        row_number() over (partition by i.item_id, i.demo, applied_at is null order by applied_at desc) as place
      from figure_imports as i left join data_sets on data_sets.import_id = i.import_id
      where i.item_id is not null or new_item is not null) as listed
    where figure_imports.import_id = listed.import_id and not current
      and figure_imports.applied_at is not distinct from listed.applied_at
      and case when listed.applied_at is null
        then listed.created_at < now() - make_interval(days => ${limits.stagedDays})
        else place > ${limits.keptImports} + 1 end`.execute(db);
}
