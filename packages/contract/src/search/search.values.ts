/** How search results can be sorted; the first is what they are unless somebody chooses. */
export const searchSorts = ['new', 'chapters', 'old', 'category'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const noMatches = 'No matches found';
