import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { TableKey } from './search.store.ts';

export type TypedTable = TableKey & { block: string; caption: string; chapter_title: string };

/** Tables of reports that match, of the newest reports first. `among`: only of these reports, or of all. */
export async function listTypedTables(
  db: Db,
  query: string,
  among: readonly number[] | null,
  most: number,
): Promise<TypedTable[]> {
  const { rows } = await sql<TypedTable>`
    select found.*, chapter_title from (
      select report_id, chapter_number, table_number, block, caption from search_tables
      where lexemes @@ ${query}::tsquery and (${among === null} or report_id = any (${among ?? []}::int[]))
      order by report_id desc, chapter_number, table_number limit ${most}) as found
    join items on item_id = report_id
    join chapters on chapters.report_id = found.report_id and version = current_version
      and chapters.chapter_number = found.chapter_number
    order by found.report_id desc, found.chapter_number, found.table_number`.execute(db);
  return rows;
}

export interface NameUse {
  kind: 'company' | 'market';
  name: string;
  items: number[];
}

/** Companies and markets with words that begin so, each with the items that have it now: those with the most first. */
export async function listNames(
  db: Db,
  words: readonly string[],
  among: readonly number[] | null,
  most: number,
): Promise<NameUse[]> {
  const begins = words.map((word) => `\\m${word}`);
  const { rows } = await sql<NameUse>`
    select head.kind, head.name, array_agg(distinct item_id) as items
    from (select distinct head_id from terms
      where kind in ('company', 'market') and name ~* all (${begins}::text[])) as found
    join terms as head on head.term_id = found.head_id
    join terms as same on same.head_id = found.head_id
    join term_uses on term_uses.term_id = same.term_id and (figures or tables)
      and (${among === null} or item_id = any (${among ?? []}::int[]))
    group by head.term_id, head.kind, head.name
    order by count(distinct item_id) desc, head.name limit ${most}`.execute(db);
  return rows;
}

export async function listChapterTitles(db: Db, reportId: number) {
  const { rows } = await sql<{ chapter_number: number; chapter_title: string }>`
    select chapter_number, chapter_title from items join chapters on report_id = item_id and version = current_version
    where item_id = ${reportId} order by 1`.execute(db);
  return rows;
}
