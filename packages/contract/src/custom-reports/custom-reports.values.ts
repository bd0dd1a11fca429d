/**
 * The state of a bookmark. `withdrawn`: the report is currently hidden. `gone`: an update of the report dropped the
 * chapter, or the report was deleted; such a bookmark no longer has a chapter number.
 */
export const bookmarkStates = ['readable', 'not-subscribed', 'withdrawn', 'gone'] as const;
export type BookmarkState = (typeof bookmarkStates)[number];
