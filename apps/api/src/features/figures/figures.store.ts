import type { Metric } from '@caliper/contract/figures/figures.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { TypedTable } from '../reports/index.ts';
import type { Series } from './table-series.ts';

/** A table of a version that is read now. */
export interface Place {
  chapter_id: number;
  table_number: number;
  report_id: number;
}

/** The tables that have a metric, and in whose words those of a question are. */
export async function findPlaces(db: Db, words: string, metric: Metric): Promise<Place[]> {
  const { rows } = await sql<Place>`select chapter_id, table_number, t.report_id
    from figure_tables as t join figure_readings as r using (report_id)
    join items as i on i.item_id = t.report_id and i.current_version = r.version
    where words @@ ${words}::tsquery and ${metric} = any (metrics)`.execute(db);
  return rows;
}

/** Where a chapter stands in a MedCore report: `place` counts its bookmarks. */
export interface Given {
  c_report_id: number;
  c_report_name: string;
  place: number;
}

/** Those of these chapters that the company may read because it was given a MedCore report with them. */
export async function listGiven(
  db: Db,
  companyId: number,
  chapterIds: readonly number[],
): Promise<Map<number, Given>> {
  if (chapterIds.length === 0) return new Map();
  const { rows } = await sql<Given & { chapter_id: number }>`
    select c_report_id, c_report_name, chapter_id, place from given_to(${companyId}) join custom_reports using (c_report_id)
    cross join lateral (
      select chapter_id, (row_number() over (order by custom_order))::int as place from custom_report_bookmarks as b
      where b.c_report_id = custom_reports.c_report_id) as chapters
    where chapter_id = any (${chapterIds}::int[]) order by c_report_id desc`.execute(db);
  return new Map(rows.map(({ chapter_id, ...given }) => [chapter_id, given]));
}

/** A development of a table, and its place among all of that table. */
export interface FoundSeries extends Place {
  chapter_number: number;
  chapter_title: string;
  version: number;
  block: string;
  caption: string;
  at: number;
  series: Series;
}

/** What these tables have of a metric, at a place or at all places. */
export async function findSeries(
  db: Db,
  places: readonly Place[],
  { metric, place }: { metric: Metric; place: string | null },
): Promise<FoundSeries[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<FoundSeries>`
    select t.report_id, chapter_id, table_number, chapter_number, chapter_title, c.version, block, caption,
      (at - 1)::int as at, one as series
    from unnest(${places.map((one) => one.chapter_id)}::int[], ${places.map((one) => one.table_number)}::int[])
      as asked (chapter_id, table_number)
    join figure_tables as t using (chapter_id, table_number) join chapter_tables using (chapter_id, table_number)
    join chapters as c using (chapter_id)
    cross join lateral jsonb_array_elements(series) with ordinality as found (one, at)
    where one->>'metric' = ${metric} and ${place === null ? sql`true` : sql`one->>'place' = ${place}`}`.execute(
    db,
  );
  return rows;
}

/** Raised whenever tables are read differently; older reports are then read again. */
export const reader = 2;

/** Reports whose current version was not read yet, the latest version first: it is the one that is asked for. */
export async function listUnread(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items left join figure_readings as r on r.report_id = item_id
    join report_versions as v on v.report_id = item_id and v.version = current_version
    where kind = 'report' and (r.version, r.reader) is distinct from (current_version, ${reader}::int)
    order by v.created_at desc, item_id limit ${most}`.execute(db);
  return rows.map(({ item_id }) => item_id);
}

/** The report as it is read now, which stays so until the transaction ends, for one at a time; undefined if it is gone or without text. */
export async function holdReport(tx: Tx, reportId: number) {
  const { rows } = await sql<{ item_id: number; item_name: string; region: string; version: number }>`
    select item_id, item_name, region, current_version as version from items
    where item_id = ${reportId} and current_version is not null for no key update`.execute(tx);
  return rows[0];
}

export interface ReportTable extends Pick<Place, 'chapter_id' | 'table_number'> {
  chapter_title: string;
  table: TypedTable;
}

export async function listTables(tx: Tx, reportId: number, version: number): Promise<ReportTable[]> {
  const rows = await tx
    .selectFrom('chapters')
    .innerJoin('chapter_tables as t', 't.chapter_id', 'chapters.chapter_id')
    .select(['t.chapter_id', 't.table_number', 'chapter_title'])
    .select(['t.block', 't.kind', 't.caption', 't.units', 't.content'])
    .where('report_id', '=', reportId)
    .where('version', '=', version)
    .execute();
  return rows.map(({ chapter_id, table_number, chapter_title, content, ...facts }) => ({
    chapter_id,
    table_number,
    chapter_title,
    table: { ...facts, number: table_number, ...(content as object) } as TypedTable,
  }));
}

/** The markets of the report's own figures. */
export async function findMarkets(tx: Tx, reportId: number): Promise<string[]> {
  const { rows } = await sql<{ market: string }>`
    select jsonb_array_elements_text(shape->'markets') as market
    from data_sets as d join figure_imports using (import_id) where d.item_id = ${reportId} and not d.demo`.execute(
    tx,
  );
  return rows.map(({ market }) => market);
}

export interface Entry extends Pick<Place, 'chapter_id' | 'table_number'> {
  metrics: readonly string[];
  lexemes: readonly string[];
  series: readonly Series[];
}

export async function replaceEntries(
  tx: Tx,
  { item_id, version }: { item_id: number; version: number },
  entries: readonly Entry[],
): Promise<void> {
  await tx.deleteFrom('figure_tables').where('report_id', '=', item_id).execute();
  for (const { chapter_id, table_number, metrics, lexemes, series } of entries)
    await sql`insert into figure_tables (report_id, chapter_id, table_number, metrics, words, series)
      values (${item_id}, ${chapter_id}, ${table_number}, ${metrics}::text[],
        array_to_tsvector(${lexemes}::text[]), ${JSON.stringify(series)}::jsonb)`.execute(tx);
  await tx
    .insertInto('figure_readings')
    .values({ report_id: item_id, version, reader })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ version, reader }))
    .execute();
}
