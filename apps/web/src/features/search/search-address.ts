import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { type SearchSort, searchSorts } from '@caliper/contract/search/search.values.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Everything that decides what the page shows, all of it from the address. */
export interface SearchChoice {
  query: string;
  sort: SearchSort;
  /** The name of a category. Null means all of them; the same goes for the region. */
  category: string | null;
  region: Region | null;
  page: number;
}

const [firstSort] = searchSorts;
const longestCategory = 100;

/** Invalid values count as not chosen. */
export function readChoice(search: string): SearchChoice {
  const address = new URLSearchParams(search);
  const category = address.get('category')?.slice(0, longestCategory) || null;
  return {
    query: (address.get('query') ?? '').trim().slice(0, lengths.query).trim(),
    sort: searchSorts.find((sort) => sort === address.get('sort')) ?? firstSort,
    category,
    region: regions.find((region) => region === address.get('region')) ?? null,
    page: pageIn(address.get('page')),
  };
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}

export function addressOf({ query, sort, category, region, page }: SearchChoice): string {
  const address = new URLSearchParams({ query });
  if (sort !== firstSort) address.set('sort', sort);
  if (category !== null) address.set('category', category);
  if (region !== null) address.set('region', region);
  if (page !== 1) address.set('page', String(page));
  return `${paths.search}?${address}`;
}

/** Another query starts with no other choices. */
export function chooseQuery(query: string): SearchChoice {
  return { query, sort: firstSort, category: null, region: null, page: 1 };
}

/** Another sort, category or region starts at the first page. */
export function choose(choice: SearchChoice, part: Partial<SearchChoice>): SearchChoice {
  return { ...choice, page: 1, ...part };
}

/** Whether filters leave out some of what the query finds. */
export function isNarrowed({ category, region }: SearchChoice): boolean {
  return category !== null || region !== null;
}
