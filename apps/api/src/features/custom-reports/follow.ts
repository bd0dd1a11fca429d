import type { Tx } from '../../platform/postgres/postgres.ts';
import {
  bumpRevisions,
  listCurrentChapters,
  listStaleChapters,
  lockReportsOf,
  moveBookmarks,
  renameSources,
} from './follow.store.ts';
import { sameChapters } from './same-chapter.ts';

/**
 * Whatever becomes of a report, its bookmarks follow in the same change. One whose chapter is not found stays where it
 * was and is looked for again at the next change: taking up an older version brings it back.
 */
export async function followBookmarks(tx: Tx, reportId: number): Promise<void> {
  const affected = await lockReportsOf(tx, reportId);
  if (affected.length === 0) return;
  await renameSources(tx, reportId);
  const current = await listCurrentChapters(tx, reportId);
  const byVersion = Map.groupBy(await listStaleChapters(tx, reportId), ({ version }) => version);
  // The newest first: where two meet, the one that was seen last stays.
  for (const [, chapters] of [...byVersion].sort(([a], [b]) => b - a))
    for (const [from, to] of sameChapters(chapters, current)) await moveBookmarks(tx, from, to);
  await bumpRevisions(tx, affected);
}
