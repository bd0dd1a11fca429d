import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { nowhere, type Places, placesOf } from './place.ts';

/** For each query what matches it, in the same order. All are looked up at once. */
export async function listPlaces(db: Db, queries: readonly string[]): Promise<Places[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<{ query: number; report_ids: number[]; spans: number[]; masks: number[] }>`
    select query, report_ids, spans, masks from item_places(${queries}::text[]::tsquery[])`.execute(db);
  const places = queries.map(() => nowhere);
  for (const { query, report_ids, spans, masks } of rows)
    places[query - 1] = placesOf(report_ids, spans, masks);
  return places;
}

/** In how many places each query matches. */
export async function countPlaces(db: Db, queries: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ query: number; places: number }>`
    select query, places from count_places(${queries}::text[]::tsquery[])`.execute(db);
  const counts = queries.map(() => 0);
  for (const { query, places } of rows) counts[query - 1] = places;
  return counts;
}

/** How many places there are: chapters, and items with their names. */
export async function countAllPlaces(db: Db): Promise<number> {
  const { places } = await db
    .selectFrom('items')
    .select(sql<number>`(count(*) + coalesce(sum(chapters), 0))::int`.as('places'))
    .executeTakeFirstOrThrow();
  return Math.max(1, places);
}

export interface TableKey {
  report_id: number;
  chapter_number: number;
  table_number: number;
}

/** How many tables of each report match. */
export async function countTables(db: Db, query: string): Promise<{ report_id: number; count: number }[]> {
  const { rows } = await sql<{ report_ids: number[]; counts: number[] }>`
    select report_ids, counts from tables_by_report(${query}::tsquery)`.execute(db);
  return rows.flatMap(({ report_ids, counts }) =>
    report_ids.map((report_id, at) => ({ report_id, count: counts[at] ?? 0 })),
  );
}

/** `offset 0`: their tables are looked through, however many others have a common word. */
export async function countTablesIn(
  db: Db,
  query: string,
  reportIds: readonly number[],
): Promise<{ report_id: number; count: number }[]> {
  const { rows } = await sql<{ report_id: number; count: number }>`
    select report_id, count(*)::int as count
    from (select * from search_tables where report_id = any (${reportIds}::int[]) offset 0) as own
    where lexemes @@ ${query}::tsquery group by report_id`.execute(db);
  return rows;
}

export interface FoundTable extends TableKey {
  chapter_title: string;
  block: string;
  kind: string;
  caption: string;
  units: string;
  content: unknown;
}

/** Which of the tables of a report with the query are wanted: from one place in their order to before another. */
export interface TableSlice {
  report_id: number;
  from: number;
  to: number;
}

/**
 * The tables of these slices as they are shown now. Those that have more of the weighed queries come first. A report
 * has few: with the index, all that have a common word would be read once for each slice.
 */
export async function findTables(
  db: Db,
  query: string,
  weighed: readonly { query: string; weight: number }[],
  slices: readonly TableSlice[],
): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    select report_id, chapter_number, table_number, chapter_title, block, chapter_tables.kind, caption, units, content
    from unnest(${slices.map((one) => one.report_id)}::int[], ${slices.map((one) => one.from)}::int[],
        ${slices.map((one) => one.to)}::int[]) with ordinality as slice (report_id, first, last, ord)
    cross join lateral (
      select chapter_number, table_number,
        row_number() over (order by points desc nulls last, chapter_number, table_number) as place
      from (select * from search_tables where search_tables.report_id = slice.report_id offset 0) as found
      cross join lateral (
        select sum(weight) as points
        from unnest(${weighed.map((one) => one.query)}::text[]::tsquery[],
          ${weighed.map((one) => one.weight)}::float8[]) as weighed (query, weight)
        where lexemes @@ weighed.query) as counted
      where lexemes @@ ${query}::tsquery) as placed
    join items on item_id = report_id
    join chapters using (report_id, chapter_number)
    join chapter_tables using (chapter_id, table_number)
    where version = current_version and place > first and place <= last
    order by ord, place`.execute(db);
  return rows;
}

export interface ChapterKey {
  report_id: number;
  chapter_number: number;
}

export interface FoundChapter extends ChapterKey {
  chapter_title: string;
  /** Null if it was not requested. */
  plain_text: string | null;
}

/** The current version of these chapters, in order. */
export async function findChapters(
  db: Db,
  wanted: readonly (ChapterKey & { withText: boolean })[],
): Promise<FoundChapter[]> {
  const { rows } = await sql<FoundChapter>`
    select chapters.report_id, chapters.chapter_number, chapter_title,
      case when with_text then plain_text end as plain_text
    from unnest(${wanted.map((one) => one.report_id)}::int[], ${wanted.map((one) => one.chapter_number)}::int[],
        ${wanted.map((one) => one.withText)}::bool[]) as wanted (report_id, chapter_number, with_text)
    join items on item_id = wanted.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = wanted.chapter_number
    order by 1, 2`.execute(db);
  return rows;
}

/** The chapters of a report that have any of the queries. */
export async function listChaptersWith(db: Db, reportId: number, queries: readonly string[]) {
  const { rows } = await sql<{ chapter_number: number; chapter_title: string; plain_text: string }>`
    select chapters.chapter_number, chapter_title, plain_text
    from search_index join items on item_id = search_index.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = search_index.chapter_number
    where search_index.report_id = ${reportId} and lexemes @@ any (${queries}::text[]::tsquery[])
    order by 1`.execute(db);
  return rows;
}

/** The pages of a report's chapters. */
export async function listPages(db: Db, reportId: number) {
  const { rows } = await sql<{ chapter_number: number; chapter_title: string; chapter_content: string }>`
    select chapter_number, chapter_title, chapter_content
    from items join chapters on report_id = item_id and version = current_version
    where item_id = ${reportId} order by 1`.execute(db);
  return rows;
}

/** Words similar to this one, most similar first. */
export async function listSimilar(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from similar_words(${word})`.execute(db);
  return rows.map((row) => row.word);
}
