/** What a place of reading is in. */
export const placeKinds = ['report', 'custom-report'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** When a chapter counts as read: this long in sight, or scrolled this far. */
export const readAfter = { seconds: 15, share: 0.5 } as const;
