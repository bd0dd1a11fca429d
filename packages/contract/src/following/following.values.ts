import { itemKinds } from '../catalogue/catalogue.values.ts';

/** What can be followed on the page of an item: itself, where it is filed, and what it is about. */
export const followableKinds = [...itemKinds, 'category', 'sub-category', 'market', 'company'] as const;

export const followKinds = [...followableKinds, 'search'] as const;
export type FollowKind = (typeof followKinds)[number];

/** When mails of it come: each by itself, or gathered in one a day or a week. The bell has everything at once. */
export const rhythms = ['at once', 'daily', 'weekly', 'off'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Until the person chooses another. */
export const firstRhythm: Rhythm = 'at once';
