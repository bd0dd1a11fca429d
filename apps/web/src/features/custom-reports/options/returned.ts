import type { Bookmark } from '../../../lib/custom-reports.ts';

/**
 * What there is by now, with a bookmark that was taken out of `before`: in front of the first of those that followed
 * it and are still there. Others may have been taken out, or come back, since.
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

/** One that has come back has another id than before. */
export function isSame(one: Bookmark, other: Bookmark): boolean {
  if (one.chapter_number === null) return one.collection_id === other.collection_id;
  return one.report_id === other.report_id && one.chapter_number === other.chapter_number;
}
