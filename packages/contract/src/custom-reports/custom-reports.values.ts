/**
 * What has become of a bookmark. `withdrawn`: the report is hidden at present. `gone`: an update of the report left the
 * chapter out, or the report was deleted; such a bookmark has no chapter number any more.
 */
export const bookmarkStates = ['readable', 'not-subscribed', 'withdrawn', 'gone'] as const;
export type BookmarkState = (typeof bookmarkStates)[number];
