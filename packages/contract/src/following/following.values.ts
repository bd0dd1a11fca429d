/** What can be followed. Its name stays, since stored rows carry it. */
export const followKinds = ['report', 'category', 'sub-category', 'market', 'company', 'search'] as const;
export type FollowKind = (typeof followKinds)[number];

/** When mails of it come: each by itself, or gathered in one a day or a week. The bell has everything at once. */
export const rhythms = ['at once', 'daily', 'weekly', 'off'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Until the person chooses another. */
export const firstRhythm: Rhythm = 'at once';
