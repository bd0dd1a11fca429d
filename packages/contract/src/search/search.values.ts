/** How search results can be sorted; the first is the default. */
export const searchSorts = ['new', 'chapters', 'old', 'category'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const noMatches = 'No matches found';
