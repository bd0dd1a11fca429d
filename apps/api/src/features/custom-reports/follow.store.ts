import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import type { KnownChapter } from './same-chapter.ts';

/** What a bookmark says when nothing else is left. */
export async function renameSources(tx: Tx, reportId: number): Promise<void> {
  await sql`update custom_report_bookmarks set report_name = item_name, report_year = item_year
    from items where item_id = ${reportId} and report_id = item_id
      and (report_name, report_year) is distinct from (item_name, item_year)`.execute(tx);
}

/** Chapters of other versions that somebody has bookmarked. */
export async function listStaleChapters(
  tx: Tx,
  reportId: number,
): Promise<(KnownChapter & { version: number })[]> {
  return tx
    .selectFrom('chapters')
    .innerJoin('items', 'items.item_id', 'chapters.report_id')
    .select(['chapter_id', 'chapter_title', 'blocks', 'version'])
    .where('report_id', '=', reportId)
    .whereRef('version', 'is distinct from', 'current_version')
    .where((is) =>
      is.exists(
        is
          .selectFrom('custom_report_bookmarks as b')
          .select('b.chapter_id')
          .whereRef('b.chapter_id', '=', 'chapters.chapter_id'),
      ),
    )
    .orderBy('chapter_number')
    .execute();
}

export async function listCurrentChapters(tx: Tx, reportId: number): Promise<KnownChapter[]> {
  return tx
    .selectFrom('chapters')
    .innerJoin('items', (join) =>
      join.onRef('items.item_id', '=', 'chapters.report_id').onRef('version', '=', 'current_version'),
    )
    .select(['chapter_id', 'chapter_title', 'blocks'])
    .where('report_id', '=', reportId)
    .orderBy('chapter_number')
    .execute();
}

/** Not where the custom report has that chapter already. */
export async function moveBookmarks(tx: Tx, from: number, to: number): Promise<void> {
  await sql`update custom_report_bookmarks as b set chapter_id = ${to}, chapter_title = chapters.chapter_title
    from chapters where chapters.chapter_id = ${to} and b.chapter_id = ${from} and not exists (
      select from custom_report_bookmarks as other
      where other.c_report_id = b.c_report_id and other.chapter_id = ${to})`.execute(tx);
}

/** The custom reports that have something of it. Whoever changes one holds it first, so nobody waits in a circle. */
export async function lockReportsOf(tx: Tx, reportId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('custom_reports')
    .select('c_report_id')
    .where('c_report_id', 'in', (those) =>
      those.selectFrom('custom_report_bookmarks').select('c_report_id').where('report_id', '=', reportId),
    )
    .orderBy('c_report_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ c_report_id }) => c_report_id);
}

/** Whoever edits one of them by the numbers of before is told so. */
export async function bumpRevisions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('custom_reports')
    .set({ revision: sql<number>`revision + 1` })
    .where('c_report_id', 'in', ids)
    .execute();
}
