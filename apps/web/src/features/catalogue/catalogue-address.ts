import {
  type ListSort,
  listSorts,
  type QuickFilter,
  type Region,
  regions,
  type Section,
} from '@caliper/contract/catalogue/catalogue.values.ts';
import { years } from '@caliper/contract/limits.ts';
import { latestClientState, remember } from '../../lib/remembered/client-state.ts';
import { categoryAt, subCategoryAt } from './categories.ts';
import { filterWord, isSection, quickFiltersOf } from './section-words.ts';

const otherSorts = listSorts.filter((sort) => sort !== 'newest');

/** Everything that decides what a list page shows, all of it from the address. */
export interface CatalogueView {
  section: Section;
  filter: QuickFilter;
  /** Categories are identified by their part of the address. */
  category: string | null;
  subCategory: string | null;
  /** Null means All. */
  region: Region | null;
  year: number | null;
  /** Null means newest first. */
  sort: Exclude<ListSort, 'newest'> | null;
  page: number;
}

/** The section, if the address names only that. */
export function bareSection(pathname: string): Section | null {
  const [section, ...rest] = partsOf(pathname);
  return isSection(section) && rest.length === 0 ? section : null;
}

/** Null if the address names something that does not exist. */
export function readView(pathname: string, search: string): CatalogueView | null {
  const [section, word = '', below, ...more] = partsOf(pathname);
  if (!isSection(section) || more.length > 0) return null;
  const query = new URLSearchParams(search);
  const filter = quickFiltersOf(section).find((one) => filterWord(section, one) === word);
  if (filter && below !== undefined) return null;
  const category = filter ? query.get('category') : word;
  const subCategory = filter ? query.get('subCategory') : (below ?? null);
  if (!isFiled(category, subCategory)) return null;
  return {
    section,
    filter: filter ?? 'all',
    category,
    subCategory,
    region: regions.find((region) => region === query.get('region')) ?? null,
    year: numberWithin(query.get('year'), years.first, years.last),
    sort: otherSorts.find((sort) => sort === query.get('sort')) ?? null,
    page: numberWithin(query.get('page'), 1, 10_000) ?? 1,
  };
}

export function addressOf(view: CatalogueView): string {
  const { section, filter, category, subCategory, region, year, sort, page } = view;
  const isPath = filter === 'all' && category !== null;
  const parts = isPath ? [category, subCategory] : [filterWord(section, filter)];
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | null) =>
    value !== null && query.set(name, String(value));
  add('category', isPath ? null : category);
  add('subCategory', isPath ? null : subCategory);
  add('region', region);
  add('year', year);
  add('sort', sort);
  add('page', page === 1 ? null : page);
  const path = ['', section, ...parts.filter((part) => part !== null)].join('/');
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A quick filter with nothing else chosen. */
export function chooseFilter(section: Section, filter: QuickFilter): CatalogueView {
  return {
    section,
    filter,
    category: null,
    subCategory: null,
    region: null,
    year: null,
    sort: null,
    page: 1,
  };
}

export function defaultView(section: Section): CatalogueView {
  return chooseFilter(section, 'subscriptions');
}

/** Null clears the category and everything else that was chosen. The order of the list is no filter and stays. */
export function chooseCategory(
  { section, filter, sort }: CatalogueView,
  category: string | null,
): CatalogueView {
  return { ...chooseFilter(section, filter), sort, category };
}

export function chooseSubCategory(view: CatalogueView, subCategory: string | null): CatalogueView {
  return choose(view, { subCategory, region: null });
}

/** Another region or year starts at the first page. */
export function choose(
  view: CatalogueView,
  part: Partial<Pick<CatalogueView, 'subCategory' | 'region' | 'year' | 'sort' | 'page'>>,
): CatalogueView {
  return { ...view, page: 1, ...part };
}

/** Whether anything is chosen beyond the quick filter. */
export function isNarrowed({ category, region, year }: CatalogueView): boolean {
  return category !== null || region !== null || year !== null;
}

function partsOf(pathname: string): string[] {
  return pathname.split('/').filter((part) => part !== '');
}

function isFiled(category: string | null, subCategory: string | null): boolean {
  if (category === null) return subCategory === null;
  if (subCategory === null) return categoryAt(category) !== undefined;
  return subCategoryAt(category, subCategory) !== undefined;
}

function numberWithin(text: string | null, least: number, most: number): number | null {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** The history state of a navigation within the page: focus and scroll position are kept. */
export const keepsPlace = { keepsPlace: true };

export function rememberView(view: CatalogueView): void {
  remember('catalogue', { ...latestClientState().catalogue, [view.section]: addressOf(view) });
}

/** The person's last address in the section, with its filters. */
export function lastAddress(section: Section): string {
  const [pathname = '', search = ''] = (latestClientState().catalogue[section] ?? '').split('?');
  const view = readView(pathname, search);
  return addressOf(view?.section === section ? view : defaultView(section));
}
