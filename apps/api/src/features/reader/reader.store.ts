import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import type { TypedTable } from '../reports/index.ts';
import { type Entitlement, entitlementsOf } from '../subscriptions/index.ts';
import type { Captioned } from './table-name.ts';

export interface ChapterTitle {
  chapter_number: number;
  chapter_title: string;
}

/** A report, and what the company has of it. */
export interface ReportRow extends ItemRow {
  entitlements: Entitlement[];
  titles: ChapterTitle[];
}

export interface ReportWithChapter extends ReportRow {
  /** Whether the company was given a MedCore report with this chapter. */
  granted: boolean;
  /** Null if there is no chapter with that number. */
  chapter_id: number | null;
  chapter_content: string;
  images: string[];
}

const entitlementsTo = (companyId: number | null) => entitlementsOf(companyId, sql`item_id = items.item_id`);

const grantedTo = (companyId: number | null) => sql`is_granted(${companyId}, chapters.chapter_id)`;

const titles = sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
      'chapter_number', chapter_number, 'chapter_title', chapter_title) order by chapter_number), '[]')
    from chapters where report_id = items.item_id and version = items.current_version)`;

/** Everything for a page of the reader in one query. The caller decides what may be shown. */
export async function findWithChapter(
  db: Db,
  companyId: number | null,
  reportId: number,
  chapter: number,
): Promise<ReportWithChapter | undefined> {
  const { rows } = await sql<ReportWithChapter>`
    select items.*, ${entitlementsTo(companyId)} as entitlements, ${titles} as titles,
      ${grantedTo(companyId)} as granted, chapters.chapter_id, chapters.chapter_content, chapters.images
    from items left join chapters
      on report_id = item_id and version = current_version and chapter_number = ${chapter}
    where item_id = ${reportId} and kind = 'report'`.execute(db);
  return rows[0];
}

/** The same without the text, for exports from a chapter. */
export async function findChapterFor(
  db: Db,
  companyId: number | null,
  reportId: number,
  chapter: number,
): Promise<Omit<ReportWithChapter, 'chapter_content' | 'images'> | undefined> {
  const { rows } = await sql<Omit<ReportWithChapter, 'chapter_content' | 'images'>>`
    select items.*, ${entitlementsTo(companyId)} as entitlements, '[]'::jsonb as titles,
      ${grantedTo(companyId)} as granted, chapters.chapter_id
    from items left join chapters
      on report_id = item_id and version = current_version and chapter_number = ${chapter}
    where item_id = ${reportId} and kind = 'report'`.execute(db);
  return rows[0];
}

export async function findReportFor(
  db: Db,
  companyId: number | null,
  reportId: number,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select items.*, ${entitlementsTo(companyId)} as entitlements, ${titles} as titles
    from items where item_id = ${reportId} and kind = 'report'`.execute(db);
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

/** All reports with this title, newest first. */
export async function listEditions(db: Db, companyId: number | null, title: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .select(
      sql<boolean>`exists (select from entitlements where usergroup_id = ${companyId}
        and item_id = items.item_id and access = 'full' and live)`.as('subscribed'),
    )
    .where('kind', '=', 'report')
    .where(sql`lower(item_name)`, '=', sql`lower(${title})`)
    .orderBy('item_year', 'desc')
    .orderBy('region')
    .execute();
}
