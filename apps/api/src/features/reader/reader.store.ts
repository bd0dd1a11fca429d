import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { KnownChapter } from '../custom-reports/index.ts';
import type { TypedTable } from '../reports/index.ts';
import type { Captioned } from './table-name.ts';

export interface ChapterTitle {
  chapter_number: number;
  chapter_title: string;
}

/** A page of the reader, the same for everyone who may read it. */
export interface ChapterRow {
  version: number;
  /** When it became the one that is read, and what was said about it then. */
  released: { at: number; note: string } | null;
  titles: ChapterTitle[];
  /** Null if there is no chapter with that number. */
  chapter_id: number | null;
  chapter_content: string;
  images: string[];
}

const titles = sql<ChapterTitle[]>`
  (select coalesce(json_agg(titled), '[]') from (select chapter_number, chapter_title from chapters
    where report_id = items.item_id and version = items.current_version order by chapter_number) as titled)`;

const released = sql<ChapterRow['released']>`
  (select json_build_object('at', floor(extract(epoch from released_at)), 'note', note)
    from report_releases as r where r.report_id = items.item_id and r.version = items.current_version
    order by release_id desc limit 1)`;

export async function findChapter(
  db: Db,
  reportId: number,
  chapter: number,
): Promise<ChapterRow | undefined> {
  const { rows } = await sql<ChapterRow>`
    select current_version as version, ${released} as released, ${titles} as titles, chapter_id, chapter_content, images
    from items left join chapters
      on report_id = item_id and chapters.version = current_version and chapter_number = ${chapter}
    where item_id = ${reportId}`.execute(db);
  return rows[0];
}

export interface CurrentChapter extends Pick<ChapterRow, 'version' | 'released'> {
  chapter_id: number;
  granted: boolean;
}

/** The chapter that has the number now, and whether the company was given a MedCore report with it. */
export async function findCurrentChapter(
  db: Db,
  companyId: number | null,
  reportId: number,
  chapter: number,
): Promise<CurrentChapter | undefined> {
  const { rows } = await sql<CurrentChapter>`
    select chapter_id, version, ${released} as released, is_granted(${companyId}, chapter_id) as granted from items join chapters
      on report_id = item_id and version = current_version and chapter_number = ${chapter}
    where item_id = ${reportId}`.execute(db);
  return rows[0];
}

export async function findTitles(
  db: Db,
  reportId: number,
): Promise<Pick<ChapterRow, 'version' | 'released' | 'titles'> | undefined> {
  const { rows } = await sql<Pick<ChapterRow, 'version' | 'released' | 'titles'>>`
    select current_version as version, ${released} as released, ${titles} as titles from items where item_id = ${reportId}`.execute(
    db,
  );
  return rows[0];
}

/** The documents of the current version. */
export async function findDocuments(db: Db, reportId: number) {
  return db
    .selectFrom('items')
    .innerJoin('report_versions as current', (join) =>
      join
        .onRef('current.report_id', '=', 'items.item_id')
        .onRef('current.version', '=', 'items.current_version'),
    )
    .select(['current.preview', 'current.shown_preview', 'current.toc'])
    .where('items.item_id', '=', reportId)
    .executeTakeFirst();
}

/** How many tables and figures the current version has. */
export async function countExhibits(db: Db, reportId: number): Promise<{ tables: number; figures: number }> {
  return db
    .selectFrom('items')
    .leftJoin('chapters', (join) =>
      join.onRef('report_id', '=', 'item_id').onRef('version', '=', 'current_version'),
    )
    .select([
      sql<number>`coalesce(sum((select count(*) from chapter_tables
        where chapter_tables.chapter_id = chapters.chapter_id)), 0)::int`.as('tables'),
      sql<number>`coalesce(sum(cardinality(images)), 0)::int`.as('figures'),
    ])
    .where('item_id', '=', reportId)
    .executeTakeFirstOrThrow();
}

/** A table of a chapter, with the chapter's title and the captions of all its tables. */
export async function findTable(
  db: Db,
  chapterId: number,
  number: number,
): Promise<{ chapter_title: string; table: TypedTable; tables: Captioned[] } | undefined> {
  const row = await db
    .selectFrom('chapters')
    .innerJoin('chapter_tables as t', 't.chapter_id', 'chapters.chapter_id')
    .select(['chapter_title', 't.block', 't.kind', 't.caption', 't.units', 't.content'])
    .select(
      sql<
        Captioned[]
      >`(select jsonb_agg(jsonb_build_object('number', table_number, 'caption', left(caption, 100)))
        from chapter_tables where chapter_id = chapters.chapter_id)`.as('tables'),
    )
    .where('chapters.chapter_id', '=', chapterId)
    .where('table_number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { chapter_title, tables, content, ...facts } = row;
  return { chapter_title, tables, table: { ...facts, number, ...(content as object) } as TypedTable };
}

/** In their order. */
export async function listTables(db: Db, chapterId: number): Promise<TypedTable[]> {
  const rows = await db
    .selectFrom('chapter_tables')
    .select(['table_number as number', 'block', 'kind', 'caption', 'units', 'content'])
    .where('chapter_id', '=', chapterId)
    .orderBy('table_number')
    .execute();
  return rows.map(({ content, ...facts }) => ({ ...facts, ...(content as object) }) as TypedTable);
}

/** A chapter of a version, with what identifies its tables. `chapter_id` is its number. */
export interface VersionChapter extends KnownChapter {
  tables: { block: string; caption: string }[];
}

export async function listVersionChapters(
  db: Db,
  reportId: number,
  version: number,
): Promise<VersionChapter[]> {
  const { rows } = await sql<VersionChapter>`
    select chapter_number as chapter_id, chapter_title, blocks,
      (select coalesce(jsonb_agg(jsonb_build_object('block', block, 'caption', caption) order by table_number), '[]')
        from chapter_tables as t where t.chapter_id = chapters.chapter_id) as tables
    from chapters where report_id = ${reportId} and version = ${version} order by chapter_number`.execute(db);
  return rows;
}

/** All reports of the lines of editions that have one with this title, newest first. */
export async function listEditions(db: Db, companyId: number | null, title: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .select(
      sql<boolean>`exists (select from entitlements where usergroup_id = ${companyId}
        and item_id = items.item_id and access = 'full' and live)`.as('subscribed'),
    )
    .where('kind', '=', 'report')
    .where(
      sql<boolean>`line_id in (select line_id from items as titled
        where titled.kind = 'report' and lower(titled.item_name) = lower(${title}))`,
    )
    .orderBy('item_year', 'desc')
    .orderBy('region')
    .execute();
}
