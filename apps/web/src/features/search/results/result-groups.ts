import type { SearchMatch } from '../search.queries.ts';

export interface ResultGroup {
  category: string;
  matches: SearchMatch[];
}

/** The results of a page by category, in order of first appearance. */
export function groupByCategory(matches: readonly SearchMatch[]): ResultGroup[] {
  const groups = Map.groupBy(matches, ({ category_name }) => category_name);
  return [...groups].map(([category, found]) => ({ category, matches: found }));
}
