import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** Chapters that match a query: the nth number belongs to the nth item. 0 is title and description, -1 a dashboard's names. */
export interface Places {
  items: number[];
  numbers: number[];
}

/** For each query what matches it, in the same order. All are looked up at once. */
export async function listPlaces(db: Db, queries: readonly string[]): Promise<Places[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<{ query: number; report_ids: number[]; numbers: number[] }>`
    select query, report_ids, numbers from matching_places(${queries}::text[]::tsquery[])`.execute(db);
  const places = queries.map((): Places => ({ items: [], numbers: [] }));
  for (const { query, report_ids, numbers } of rows) places[query - 1] = { items: report_ids, numbers };
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

export async function countTablesIn(
  db: Db,
  query: string,
  reportIds: readonly number[],
): Promise<{ report_id: number; count: number }[]> {
  const { rows } = await sql<{ report_id: number; count: number }>`
    select id as report_id, count from unnest(${reportIds}::int[]) as asked (id), lateral (
      select count(*)::int from search_tables
      where report_id = id and lexemes @@ ${query}::tsquery) as counted
    where count > 0`.execute(db);
  return rows;
}

/** The matching tables of these reports, each with the numbers of the further queries that it matches, from 1. */
export async function listTablesOf(
  db: Db,
  query: string,
  further: readonly string[],
  reportIds: readonly number[],
) {
  const { rows } = await sql<TableKey & { has: number[] | null }>`
    select report_id, chapter_number, table_number,
      (select array_agg(ord::int) from unnest(${further}::text[]::tsquery[]) with ordinality as q (query, ord)
        where lexemes @@ query) as has
    from search_tables where lexemes @@ ${query}::tsquery and report_id = any (${reportIds}::int[])
    order by report_id, chapter_number, table_number`.execute(db);
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

/** The tables as they are shown now. */
export async function findTables(db: Db, wanted: readonly TableKey[]): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    select chapters.report_id, chapters.chapter_number, chapter_tables.table_number, chapter_title, block,
      chapter_tables.kind, caption, units, content
    from unnest(${wanted.map((one) => one.report_id)}::int[], ${wanted.map((one) => one.chapter_number)}::int[],
        ${wanted.map((one) => one.table_number)}::int[]) as wanted (report_id, chapter_number, table_number)
    join items on item_id = wanted.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = wanted.chapter_number
    join chapter_tables on chapter_tables.chapter_id = chapters.chapter_id
      and chapter_tables.table_number = wanted.table_number`.execute(db);
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
