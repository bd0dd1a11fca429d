import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { lengths, years } from '@caliper/contract/limits.ts';
import {
  type SearchKind,
  type SearchSort,
  searchKinds,
  searchSorts,
} from '@caliper/contract/search/search.values.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useClientState } from '../../lib/remembered/client-state.ts';

/** Everything that decides what the page shows, all of it from the address. */
export interface SearchChoice {
  query: string;
  sort: SearchSort;
  /** The name of a category. Null means all of them; the same goes for region and year. */
  category: string | null;
  region: Region | null;
  year: number | null;
  /** None means all of them. */
  kinds: readonly SearchKind[];
  /** Only what the company or the person has. */
  onlyMine: boolean;
  /** As it is written, without corrections. */
  exactly: boolean;
  page: number;
  /** The page of what is no report. */
  besidePage: number;
}

const [firstSort] = searchSorts;
const longestCategory = 100;

/** Invalid values count as not chosen. */
export function readChoice(search: string): SearchChoice {
  const address = new URLSearchParams(search);
  const named = address.getAll('kind');
  return {
    query: (address.get('query') ?? '').trim().slice(0, lengths.query).trim(),
    sort: searchSorts.find((sort) => sort === address.get('sort')) ?? firstSort,
    category: address.get('category')?.slice(0, longestCategory) || null,
    region: regions.find((region) => region === address.get('region')) ?? null,
    year: yearIn(address.get('year')),
    kinds: searchKinds.filter((kind) => named.includes(kind)),
    onlyMine: address.get('mine') === 'only',
    exactly: address.get('exactly') === 'yes',
    page: pageIn(address.get('page')),
    besidePage: pageIn(address.get('beside')),
  };
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}

function yearIn(text: string | null): number | null {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return year >= years.first && year <= years.last ? year : null;
}

export function addressOf(choice: SearchChoice): string {
  const { query, sort, category, region, year, kinds, onlyMine, exactly, page, besidePage } = choice;
  const address = new URLSearchParams({ query });
  if (sort !== firstSort) address.set('sort', sort);
  if (category !== null) address.set('category', category);
  if (region !== null) address.set('region', region);
  if (year !== null) address.set('year', String(year));
  for (const kind of kinds) address.append('kind', kind);
  if (onlyMine) address.set('mine', 'only');
  if (exactly) address.set('exactly', 'yes');
  if (page !== 1) address.set('page', String(page));
  if (besidePage !== 1) address.set('beside', String(besidePage));
  return `${paths.search}?${address}`;
}

const nothing = {
  sort: firstSort,
  category: null,
  region: null,
  year: null,
  kinds: [],
  onlyMine: false,
  exactly: false,
  page: 1,
  besidePage: 1,
} as const;

/** Another query starts with no other choices. */
export function chooseQuery(query: string): SearchChoice {
  return { query, ...nothing };
}

/** The address of a query that somebody types now, sorted as that person last chose. */
export function newSearch(query: string): string {
  return addressOf({ ...chooseQuery(query), sort: useClientState.getState().search.sort });
}

/** Whatever else is chosen, it starts at the first page. */
export function choose(choice: SearchChoice, part: Partial<SearchChoice>): SearchChoice {
  return { ...choice, page: 1, besidePage: 1, ...part };
}

/** The same query without filters. */
export function withoutFilters({ query, sort, exactly }: SearchChoice): SearchChoice {
  return { ...chooseQuery(query), sort, exactly };
}

/** How many filters leave out some of what the query finds, beside the region, which is always in sight. */
export function foldedFilters({ category, year, kinds, onlyMine }: SearchChoice): number {
  return [category !== null, year !== null, kinds.length > 0, onlyMine].filter(Boolean).length;
}

export function isNarrowed(choice: SearchChoice): boolean {
  return choice.region !== null || foldedFilters(choice) > 0;
}
