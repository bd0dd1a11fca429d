import type { SearchAnswer } from './search.queries.ts';

export interface CategoryChoice {
  /** Null means all categories. */
  name: string | null;
  count: number;
}

type Counted = SearchAnswer['categories'];

/** The choices of the filter. The chosen one is always among them, even without results. */
export function categoryChoices(categories: Counted, chosen: string | null): CategoryChoice[] {
  const named = categories.map(({ category_name, count }) => ({ name: category_name, count }));
  const all = { name: null, count: named.reduce((sum, { count }) => sum + count, 0) };
  const isMissing = chosen !== null && !named.some(({ name }) => name === chosen);
  return [all, ...named, ...(isMissing ? [{ name: chosen, count: 0 }] : [])];
}
