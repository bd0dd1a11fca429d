import type { Bookmark } from '../custom-reports.queries.ts';

/**
 * The current bookmarks with one that was removed from `before` put back: in front of the first of its followers that
 * still exists. Others may have been removed or restored since.
 */
export function returned(
  now: readonly Bookmark[],
  bookmark: Bookmark,
  before: readonly Bookmark[],
): Bookmark[] {
  const followers = before.slice(before.indexOf(bookmark) + 1);
  const next = followers.flatMap((one) => now.filter((other) => isSame(one, other))).at(0);
  const place = next ? now.indexOf(next) : now.length;
  return now.toSpliced(place, 0, bookmark);
}

/** A restored bookmark has a new id. */
export function isSame(one: Bookmark, other: Bookmark): boolean {
  if (one.chapter_number === null) return one.collection_id === other.collection_id;
  return one.report_id === other.report_id && one.chapter_number === other.chapter_number;
}
