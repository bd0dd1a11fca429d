import { categories } from '@caliper/contract/catalogue/categories.ts';
import { search } from '@caliper/contract/limits.ts';
import type { SearchSort } from '@caliper/contract/search/search.values.ts';
import type { CatalogueItem } from '../catalogue/index.ts';

/** A report with matches. */
export interface Found {
  item: CatalogueItem;
  chapters: number[];
  /** The report's position in the catalogue, newest first. */
  place: number;
}

export interface SearchChoice {
  sortBy: SearchSort;
  category?: string;
  region?: string;
  page: number;
}

export interface Results {
  shown: Found[];
  total: number;
  page: number;
  pages: number;
  categories: { category_name: string; count: number }[];
}

const names = new Map(categories.map(({ categoryId, text }) => [categoryId, text]));

export function categoryName({ category_id }: CatalogueItem): string {
  return names.get(category_id) ?? '';
}

/** The requested page. Counts cover all results. */
export function resultsOf(
  found: readonly Found[],
  { sortBy, category, region, page }: SearchChoice,
): Results {
  const inRegion = region ? found.filter(({ item }) => item.region === region) : found;
  const chosen = category ? inRegion.filter(({ item }) => categoryName(item) === category) : inRegion;
  const pages = Math.max(1, Math.ceil(chosen.length / search.perPage));
  const current = Math.min(page, pages);
  const sorted = chosen.toSorted((a, b) => orders[sortBy](a, b) || a.place - b.place);
  return {
    shown: sorted.slice((current - 1) * search.perPage, current * search.perPage),
    total: chosen.length,
    page: current,
    pages,
    categories: countCategories(inRegion),
  };
}

const order = new Map(categories.map(({ categoryId }, place) => [categoryId, place]));
const categoryPlace = ({ item }: Found) => order.get(item.category_id) ?? 0;

const orders: Record<SearchSort, (a: Found, b: Found) => number> = {
  new: (a, b) => b.item.item_year - a.item.item_year,
  old: (a, b) => a.item.item_year - b.item.item_year,
  chapters: (a, b) => b.chapters.length - a.chapters.length,
  category: (a, b) => categoryPlace(a) - categoryPlace(b),
  best: () => 0,
};

function countCategories(found: readonly Found[]) {
  const counts = Map.groupBy(found, ({ item }) => categoryName(item));
  return [...counts]
    .map(([category_name, list]) => ({ category_name, count: list.length }))
    .sort((a, b) => b.count - a.count || a.category_name.localeCompare(b.category_name));
}
