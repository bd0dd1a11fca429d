/** How search results can be sorted; the first is the default. */
export const searchSorts = ['new', 'chapters', 'old', 'category', 'best'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Everything that a search finds: the items of the catalogue, a person's custom reports, and single tables. */
export const searchKinds = ['report', 'table', 'medsku', 'pt', 'survey', 'custom-report'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where a word stands; the better place first. `details` are year, region and category of an item. */
export const searchFields = [
  'title',
  'details',
  'chapter',
  'heading',
  'caption',
  'description',
  'text',
  'appendix',
] as const;
export type SearchField = (typeof searchFields)[number];

export const noMatches = 'No matches found';
