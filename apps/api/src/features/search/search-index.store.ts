import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export interface TableRow {
  table_number: number;
  block: string;
  caption: string;
  units: string;
  content: unknown;
}

interface TextRow {
  chapter_number: number;
  title: string;
  text: string;
  /** The page of a chapter; empty for what has none. */
  page: string;
  tables: TableRow[];
}

/** The current texts of an item; title and description are chapter 0. */
export async function findTexts(tx: Tx, itemId: number): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select 0 as chapter_number, item_name as title, item_name || E'\n' || description as text, '' as page,
      '[]'::json as tables from items where item_id = ${itemId}
    union all
    select chapter_number, chapter_title, plain_text, chapter_content, coalesce((
      select json_agg(json_build_object('table_number', table_number, 'block', block, 'caption', caption,
        'units', units, 'content', content) order by table_number)
      from chapter_tables where chapter_tables.chapter_id = chapters.chapter_id), '[]')
    from items join chapters on report_id = item_id and version = current_version
    where item_id = ${itemId}`.execute(tx);
  return rows;
}

/** What the figures of an item's dashboard are about, one name in each line; null if it has none. */
export async function findNames(tx: Tx, itemId: number): Promise<string | null> {
  const { rows } = await sql<{ names: string | null }>`
    with own as (select import_id from data_sets join items using (item_id)
      where item_id = ${itemId} and kind <> 'report' and not demo and import_id is not null)
    select string_agg(distinct name, E'\n') as names from (
      select name from own join figure_labels using (import_id)
      union all select sku || E'\n' || description || E'\n' || brand from own join sku_facts using (import_id)
      union all select procedure from own join procedure_facts using (import_id)) as named`.execute(tx);
  return rows[0]?.names ?? null;
}

export async function deleteRows(tx: Tx, itemId: number): Promise<void> {
  await tx.deleteFrom('search_index').where('report_id', '=', itemId).execute();
  await tx.deleteFrom('search_tables').where('report_id', '=', itemId).execute();
}

export interface IndexRow {
  report_id: number;
  chapter_number: number;
  analyser: number;
  lexemes: string[];
}

export async function insertRows(tx: Tx, rows: readonly IndexRow[]): Promise<void> {
  await sql`insert into search_index (report_id, chapter_number, analyser, lexemes)
    select report_id, chapter_number, analyser, array_to_tsvector(array(select json_array_elements_text(lexemes)))
    from json_to_recordset(${JSON.stringify(rows)}) as rows
      (report_id int, chapter_number int, analyser int, lexemes json)`.execute(tx);
}

export interface IndexedTable {
  report_id: number;
  chapter_number: number;
  table_number: number;
  block: string;
  caption: string;
  lexemes: string[];
}

export async function insertTables(tx: Tx, rows: readonly IndexedTable[]): Promise<void> {
  await sql`insert into search_tables (report_id, chapter_number, table_number, block, caption, lexemes)
    select report_id, chapter_number, table_number, block, caption,
      array_to_tsvector(array(select json_array_elements_text(lexemes)))
    from json_to_recordset(${JSON.stringify(rows)}) as rows
      (report_id int, chapter_number int, table_number int, block text, caption text, lexemes json)`.execute(
    tx,
  );
}

export async function insertWords(tx: Tx, words: string[]): Promise<void> {
  await sql`insert into search_words select unnest(${words}::text[]) on conflict do nothing`.execute(tx);
}

/** Items without an index, or with one made by an older analyser. */
export async function listUnindexed(db: Db | Tx, analyser: number, only?: number) {
  return db
    .selectFrom('items')
    .leftJoin('search_index', (join) => join.onRef('report_id', '=', 'item_id').on('chapter_number', '=', 0))
    .select(['item_id', 'kind'])
    .where((where) => where.or([where('analyser', 'is', null), where('analyser', '<', analyser)]))
    .$if(only !== undefined, (query) => query.where('item_id', '=', only ?? 0))
    .orderBy('item_id')
    .execute();
}
