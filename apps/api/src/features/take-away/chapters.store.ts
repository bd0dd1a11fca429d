import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { TypedTable } from '../reports/index.ts';

/** A chapter of a report that is read now. */
export interface ChapterKey {
  report_id: number;
  chapter_number: number;
}

export interface CountedChapter extends ChapterKey {
  version: number;
  chapter_title: string;
  /** Whether the company was given a MedCore report with it. */
  granted: boolean;
  tables: number;
  figures: number;
}

const counts = sql`
  (select count(*) from chapter_tables as t where t.chapter_id = c.chapter_id)::int as tables,
  cardinality(images) as figures`;

/** The chapters of a report, in order. */
export async function listChapters(
  db: Db,
  companyId: number | null,
  reportId: number,
): Promise<CountedChapter[]> {
  const { rows } = await sql<CountedChapter>`
    select report_id, chapter_number, version, chapter_title, is_granted(${companyId}, chapter_id) as granted, ${counts}
    from chapters as c join items on item_id = report_id and current_version = version
    where report_id = ${reportId} order by chapter_number`.execute(db);
  return rows;
}

/** What these chapters have, as far as they exist. */
export async function countExhibits(db: Db, keys: readonly ChapterKey[]): Promise<CountedChapter[]> {
  const { rows } = await sql<CountedChapter>`
    select c.report_id, c.chapter_number, version, chapter_title, false as granted, ${counts}
    from chapters as c join items on item_id = report_id and current_version = version
    join ${these(keys)} on wanted.report_id = c.report_id and wanted.chapter_number = c.chapter_number`.execute(
    db,
  );
  return rows;
}

function these(keys: readonly ChapterKey[]) {
  return sql`unnest(${keys.map(({ report_id }) => report_id)}::int[],
    ${keys.map(({ chapter_number }) => chapter_number)}::int[]) as wanted (report_id, chapter_number)`;
}

export interface StoredChapter extends ChapterKey {
  chapter_id: number;
  version: number;
  chapter_title: string;
  chapter_content: string;
  report_name: string;
  report_year: number;
  region: string;
  /** The day of its release, as YYYY-MM-DD, and what was said about it. */
  released_on: string | null;
  note: string;
  images: { file: string; type: string; width: number | null; height: number | null }[];
  tables: TypedTable[];
}

/** A chapter with all that is in it. */
export async function readChapter(
  db: Db,
  { report_id, chapter_number }: ChapterKey,
): Promise<StoredChapter | undefined> {
  const { rows } = await sql<StoredChapter>`
    select c.report_id, chapter_number, chapter_id, c.version, chapter_title, chapter_content,
      item_name as report_name, item_year as report_year, region,
      to_char(last.released_at at time zone 'UTC', 'YYYY-MM-DD') as released_on, coalesce(last.note, '') as note,
      (select coalesce(jsonb_agg(jsonb_build_object('file', file, 'type', type, 'width', width, 'height', height)), '[]')
        from report_images as i where i.report_id = c.report_id and i.version = c.version and file = any (images)) as images,
      (select coalesce(jsonb_agg(jsonb_build_object('block', block, 'number', table_number, 'kind', kind,
          'caption', caption, 'units', units) || content order by table_number), '[]')
        from chapter_tables as t where t.chapter_id = c.chapter_id) as tables
    from chapters as c join items on item_id = c.report_id and current_version = c.version
    left join lateral (select released_at, note from report_releases as r
      where r.report_id = c.report_id and r.version = c.version order by release_id desc limit 1) as last on true
    where c.report_id = ${report_id} and chapter_number = ${chapter_number}`.execute(db);
  return rows[0];
}

/** The tables of these chapters, for counting what can be drawn of them. */
export async function readTables(db: Db, { report_id, chapter_number }: ChapterKey): Promise<TypedTable[]> {
  const { rows } = await sql<{ table: TypedTable }>`
    select jsonb_build_object('block', block, 'number', table_number, 'kind', t.kind, 'caption', caption,
      'units', units) || content as table
    from chapters as c join items on item_id = report_id and current_version = version
    join chapter_tables as t using (chapter_id)
    where report_id = ${report_id} and chapter_number = ${chapter_number} order by table_number`.execute(db);
  return rows.map(({ table }) => table);
}
