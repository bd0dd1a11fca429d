/**
 * The state of a bookmark. `withdrawn`: the report is currently hidden. `gone`: an update of the report dropped the
 * chapter, or the report was deleted; such a bookmark no longer has a chapter number.
 */
export const bookmarkStates = ['readable', 'not-subscribed', 'withdrawn', 'gone'] as const;
export type BookmarkState = (typeof bookmarkStates)[number];

/** What can be clipped. */
export const clipKinds = ['table', 'figure'] as const;
export type ClipKind = (typeof clipKinds)[number];

interface BookmarkedChapter {
  report_id: number;
  /** Null if the chapter is gone. */
  chapter_number: number | null;
}

/**
 * A custom report keeps a chapter of each of its reports and is never empty. Chapters that are gone do not count, so
 * they can always be removed.
 */
export function losesSource(
  before: readonly BookmarkedChapter[],
  after: readonly BookmarkedChapter[],
): boolean {
  const left = new Set(after.filter(isThere).map(({ report_id }) => report_id));
  return after.length === 0 || before.some((one) => isThere(one) && !left.has(one.report_id));
}

function isThere({ chapter_number }: BookmarkedChapter): boolean {
  return chapter_number !== null;
}
