import type { SearchMatch } from '../search.queries.ts';

export interface ResultGroup {
  category: string;
  matches: SearchMatch[];
}

/** What a page holds by category, the categories in the order in which the page first names them. */
export function groupByCategory(matches: readonly SearchMatch[]): ResultGroup[] {
  const groups = Map.groupBy(matches, ({ category_name }) => category_name);
  return [...groups].map(([category, found]) => ({ category, matches: found }));
}
