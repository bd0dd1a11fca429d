import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import type { KnownChapter } from './same-chapter.ts';

export interface ChapterOfVersion extends KnownChapter {
  version: number;
  isCurrent: boolean;
}

/** The chapters of the current version, and of every older version that a bookmark still refers to. */
export async function listBookmarkedVersions(tx: Tx, reportId: number): Promise<ChapterOfVersion[]> {
  const { rows } = await sql<ChapterOfVersion>`
    select chapter_id, chapter_title, blocks, version, version is not distinct from current_version as "isCurrent"
    from chapters join items on item_id = report_id
    where report_id = ${reportId} and (version = current_version or version in (
      select chapters.version from custom_report_bookmarks as b join chapters using (chapter_id)
      where b.report_id = ${reportId}))
    order by version, chapter_number`.execute(tx);
  return rows;
}

/** The names kept for when the report is deleted. A hidden report's new names are not copied. */
const oldNames = (reportId: number) => sql`
  item_id = ${reportId} and visible and report_id = item_id
    and (report_name, report_year) is distinct from (item_name, item_year)`;

export async function hasOldNames(tx: Tx, reportId: number): Promise<boolean> {
  const { rows } =
    await sql`select from custom_report_bookmarks, items where ${oldNames(reportId)} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function renameSources(tx: Tx, reportId: number): Promise<void> {
  await sql`update custom_report_bookmarks set report_name = item_name, report_year = item_year
    from items where ${oldNames(reportId)}`.execute(tx);
}

/** Bookmarks that were made in the current version return to their original chapter. */
export async function returnBookmarks(tx: Tx, reportId: number): Promise<void> {
  await sql`update custom_report_bookmarks as b set chapter_id = b.chosen_id
    from chapters join items on item_id = chapters.report_id and version = current_version
    where b.report_id = ${reportId} and chapters.chapter_id = b.chosen_id
      and b.chapter_id is distinct from b.chosen_id and ${isFree(sql`b.chosen_id`)}`.execute(tx);
}

/** Moves all bookmarks in one statement. */
export async function moveBookmarks(tx: Tx, moves: ReadonlyMap<number, number>): Promise<void> {
  await sql`update custom_report_bookmarks as b set chapter_id = moved.new_id,
      chapter_title = case when visible then chapters.chapter_title else b.chapter_title end
    from unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::int[]) as moved (old_id, new_id)
    join chapters on chapters.chapter_id = moved.new_id
    join items on item_id = chapters.report_id
    where b.chapter_id = moved.old_id and ${isFree(sql`moved.new_id`)}`.execute(tx);
}

/** Unless the custom report already has that chapter. */
function isFree(chapterId: ReturnType<typeof sql>) {
  return sql`not exists (select from custom_report_bookmarks as other
    where other.c_report_id = b.c_report_id and other.chapter_id = ${chapterId})`;
}

/** Locks the custom reports that use these reports. Every change takes this lock first, so there are no deadlocks. */
export async function lockReportsOf(tx: Tx, reportIds: readonly number[]): Promise<void> {
  await sql`select from custom_reports where c_report_id in (
      select c_report_id from custom_report_bookmarks where report_id = any (${reportIds}::int[])
      union select c_report_id from custom_report_clips where report_id = any (${reportIds}::int[]))
    order by c_report_id for no key update`.execute(tx);
}

/** Edits based on the old chapter numbers are then refused. */
export async function bumpRevisions(tx: Tx, reportIds: readonly number[]): Promise<void> {
  await sql`update custom_reports set revision = revision + 1 where c_report_id in (
    select c_report_id from custom_report_bookmarks where report_id = any (${reportIds}::int[]))`.execute(tx);
}
