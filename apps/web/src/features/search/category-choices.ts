import type { SearchAnswer } from './search.queries.ts';

export interface CategoryChoice {
  /** Null is all of them. */
  name: string | null;
  count: number;
}

type Counted = SearchAnswer['categories'];

/** What the filter offers. The one that is chosen stays in sight even where nothing is found in it. */
export function categoryChoices(categories: Counted, chosen: string | null): CategoryChoice[] {
  const named = categories.map(({ category_name, count }) => ({ name: category_name, count }));
  const all = { name: null, count: named.reduce((sum, { count }) => sum + count, 0) };
  const isMissing = chosen !== null && !named.some(({ name }) => name === chosen);
  return [all, ...named, ...(isMissing ? [{ name: chosen, count: 0 }] : [])];
}
