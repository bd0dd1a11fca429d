import type { SearchField } from '@caliper/contract/search/search.values.ts';

/** How much a word counts, by where it stands. */
export const weights: Record<SearchField, number> = {
  title: 9,
  details: 6,
  chapter: 7,
  heading: 4,
  caption: 3,
  description: 3,
  text: 1,
  appendix: 0.1,
};

/** A word that a chapter says again and again. */
export const often = 1.8;

/** Two words of the query side by side: in a title or heading, and in the text. Times their rareness. */
export const nearness = { field: 2.5, text: 0.8 };

/** What several chapters that are about a word add, for each doubling of their number. */
export const breadth = 0.7;

/** Points for what the viewer may read, and for each year that an edition is newer. */
export const opened = 0.5;
export const newer = 0.15;
