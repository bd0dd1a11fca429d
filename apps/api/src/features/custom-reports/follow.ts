import type { Tx } from '../../platform/postgres/postgres.ts';
import {
  bumpRevisions,
  type ChapterOfVersion,
  hasOldNames,
  listBookmarkedVersions,
  lockReportsOf,
  moveBookmarks,
  renameSources,
  returnBookmarks,
} from './follow.store.ts';
import { sameChapters } from './same-chapter.ts';

/**
 * Whatever becomes of a report, its bookmarks follow in the same change. One whose chapter is not found stays where it
 * was and is looked for again at the next change: taking up an older version brings it back.
 */
export async function followBookmarks(tx: Tx, reportId: number): Promise<void> {
  const versions = await listBookmarkedVersions(tx, reportId);
  const isStale = versions.some(({ isCurrent }) => !isCurrent);
  if (!isStale && !(await hasOldNames(tx, reportId))) return;
  await lockReportsOf(tx, reportId);
  await renameSources(tx, reportId);
  if (!isStale) return;
  await returnBookmarks(tx, reportId);
  for (const moves of movesFrom(versions)) await moveBookmarks(tx, moves);
  await bumpRevisions(tx, reportId);
}

/** A report that is being deleted: whoever edits by what they saw of it is told that it has changed. */
export async function releaseBookmarks(tx: Tx, reportId: number): Promise<void> {
  await lockReportsOf(tx, reportId);
  await bumpRevisions(tx, reportId);
}

/** Of each older version, the newest first: where two meet, the one that was seen last stays. */
function movesFrom(chapters: readonly ChapterOfVersion[]): Map<number, number>[] {
  const current = chapters.filter(({ isCurrent }) => isCurrent);
  const older = Map.groupBy(
    chapters.filter(({ isCurrent }) => !isCurrent),
    ({ version }) => version,
  );
  return [...older].sort(([a], [b]) => b - a).map(([, list]) => sameChapters(list, current));
}
