import type { ListSort, QuickFilter, Region, Section } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type Category, categories } from '@caliper/contract/catalogue/categories.ts';
import { catalogue } from '@caliper/contract/limits.ts';
import { compareNames } from '@caliper/text/names.ts';
import { type CustomItem, customFacets, isHeld, isListedAmongReports, isTheirs } from './custom-items.ts';
import {
  type CatalogueItem,
  type Facets,
  facetsOf,
  type Group,
  groupOf,
  newestFirst,
  nothing,
  type Shelf,
  withMore,
} from './shelf.ts';

/** What a person chose on a list page. */
export interface Choice {
  section: Section;
  filter: QuickFilter;
  category?: Category;
  subCategoryId?: number;
  region?: Region;
  year?: number;
  sort?: ListSort;
  page: number;
}

/** What the viewer has a share in. */
export interface Mine {
  /** Items that the company has in any form: full, sample or demo. */
  subscribed: ReadonlySet<number>;
  favorites: ReadonlySet<number>;
  /** The custom reports that the person may read. */
  custom: readonly CustomItem[];
}

/** The items left after the quick filter, before any other filter. MedCore reports are listed among the reports. */
export function quickFiltered(shelf: Shelf, filter: QuickFilter, mine: Mine): Facets {
  const shown = mine.custom.filter(({ visible }) => visible);
  switch (filter) {
    case 'all':
      return withMore(shelf.shown, shown.filter(isListedAmongReports));
    case 'subscriptions':
      return withMore(facetsOf(pick(shelf, mine.subscribed)), shown.filter(isHeld));
    case 'favorites':
      return withMore(facetsOf(pick(shelf, mine.favorites)), shown.filter(isFavorite));
    case 'custom-reports':
      return customFacets(mine.custom.filter(isTheirs).sort(newestFirst));
  }
}

/** A MedCore report is a favourite only while the company has it. */
function isFavorite(item: CustomItem): boolean {
  return item.custom.favorite && isHeld(item);
}

/** The visible items with these ids, in shelf order. Looks up each id rather than scanning the shelf. */
function pick({ byId, places }: Shelf, ids: Iterable<number>): CatalogueItem[] {
  const place = ({ item_id }: CatalogueItem) => places.get(item_id) ?? 0;
  return [...new Set(ids)]
    .map((id) => byId.get(id))
    .filter((item): item is CatalogueItem => item?.visible ?? false)
    .sort((a, b) => place(a) - place(b));
}

export interface MenuEntry {
  text: string;
  url: string;
  count: number;
}

export interface Menus {
  categories: (MenuEntry & { categoryId: number })[];
  subCategories: (MenuEntry & { subCategoryId: number })[];
}

/** All categories when everything is listed; otherwise only those that hold something. */
export function menusFor(facets: Facets, { filter, category }: Choice): Menus {
  const isOffered = ({ count }: MenuEntry) => filter === 'all' || count > 0;
  const chosen = category && facets.categories.get(category.categoryId);
  return {
    categories: categories
      .map(({ categoryId, text, url }) => {
        const count = facets.categories.get(categoryId)?.items.length ?? 0;
        return { categoryId, text, url, count };
      })
      .filter(isOffered),
    subCategories: (category?.subCategories ?? [])
      .map((one) => ({ ...one, count: chosen?.subCategories.get(one.subCategoryId)?.items.length ?? 0 }))
      .filter(isOffered),
  };
}

interface Page {
  items: readonly CatalogueItem[];
  total: number;
  page: number;
  pages: number;
  menus: Menus;
  possibleRegions: readonly Region[];
  possibleYears: readonly number[];
}

/** One page of the chosen items, with everything that can be chosen next. */
export function pageOf(facets: Facets, choice: Choice): Page {
  const filed = filedUnder(facets, choice);
  const ofYear =
    choice.year === undefined
      ? filed
      : groupOf(filed.items.filter(({ item_year }) => item_year === choice.year));
  const found = asksToChoose(choice) ? [] : sorted(inRegion(ofYear.items, choice.region), choice.sort);
  const pages = Math.max(1, Math.ceil(found.length / catalogue.perPage));
  const page = Math.min(choice.page, pages);
  return {
    items: together(found.slice((page - 1) * catalogue.perPage, page * catalogue.perPage)),
    total: found.length,
    page,
    pages,
    menus: menusFor(facets, choice),
    possibleRegions: ofYear.regions,
    possibleYears: filed.years,
  };
}

/** The shelf has them newest first. */
function sorted(items: readonly CatalogueItem[], sort: ListSort = 'newest'): readonly CatalogueItem[] {
  if (sort === 'newest') return items;
  const before: Comparison =
    sort === 'title'
      ? (a, b) => compareNames(a.item_name, b.item_name)
      : (a, b) => +b.date_added - +a.date_added;
  return items.toSorted((a, b) => before(a, b) || newestFirst(a, b));
}

type Comparison = (a: CatalogueItem, b: CatalogueItem) => number;

/** On a page the editions of one title follow the first of them. */
function together(items: readonly CatalogueItem[]): CatalogueItem[] {
  const lineOf = ({ line_id, c_report_id }: CatalogueItem) =>
    c_report_id === null ? `line ${line_id}` : `custom ${c_report_id}`;
  return [...Map.groupBy(items, lineOf).values()].flat();
}

/** Listing all reports at once is no help: the main catalogue lists none until a filter is chosen. */
function asksToChoose({ section, filter, category, region, year }: Choice): boolean {
  return section === 'catalog' && filter === 'all' && !category && !region && !year;
}

function filedUnder(facets: Facets, { category, subCategoryId }: Choice): Group {
  if (!category) return facets;
  const filed = facets.categories.get(category.categoryId);
  return (subCategoryId === undefined ? filed : filed?.subCategories.get(subCategoryId)) ?? nothing;
}

function inRegion(items: readonly CatalogueItem[], region: Region | undefined): readonly CatalogueItem[] {
  return region === undefined ? items : items.filter((item) => item.region === region);
}
