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
import { followClips } from './follow-clips.ts';
import { sameChapters } from './same-chapter.ts';

/**
 * Moves bookmarks to the current version in the same transaction as the change to the report. A bookmark whose chapter
 * is not found stays where it was and is tried again with the next version: a rollback to an older version restores it.
 */
export async function followBookmarks(tx: Tx, reportId: number, isOtherVersion: boolean): Promise<void> {
  const versions = isOtherVersion ? await listBookmarkedVersions(tx, reportId) : [];
  if (isOtherVersion) await followClips(tx, reportId);
  const isStale = versions.some(({ isCurrent }) => !isCurrent);
  if (!isStale && !(await hasOldNames(tx, reportId))) return;
  await lockReportsOf(tx, [reportId]);
  await renameSources(tx, reportId);
  if (!isStale) return;
  await returnBookmarks(tx, reportId);
  for (const moves of movesFrom(versions)) await moveBookmarks(tx, moves);
  await bumpRevisions(tx, [reportId]);
}

/** Before several reports are renamed, so that no two such changes wait for each other. */
export async function holdBookmarks(tx: Tx, reportIds: readonly number[]): Promise<void> {
  await lockReportsOf(tx, reportIds);
}

/** For reports that are being deleted: edits based on their chapters are then refused. */
export async function releaseBookmarks(tx: Tx, reportIds: readonly number[]): Promise<void> {
  await lockReportsOf(tx, reportIds);
  await bumpRevisions(tx, reportIds);
}

/** Newest version first: if two bookmarks meet at one chapter, the one from the newer version stays. */
function movesFrom(chapters: readonly ChapterOfVersion[]): Map<number, number>[] {
  const current = chapters.filter(({ isCurrent }) => isCurrent);
  const older = Map.groupBy(
    chapters.filter(({ isCurrent }) => !isCurrent),
    ({ version }) => version,
  );
  return [...older].sort(([a], [b]) => b - a).map(([, list]) => sameChapters(list, current));
}
