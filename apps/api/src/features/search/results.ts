import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { search } from '@caliper/contract/limits.ts';
import { type SearchKind, type SearchSort, searchKinds } from '@caliper/contract/search/search.values.ts';
import { categoryName } from './category.ts';
import { barrierOf, type Choice, firstOf, type Thing } from './things.ts';

export interface Page<T> {
  shown: T[];
  total: number;
  page: number;
  pages: number;
}

/** The reports that the choices leave, and the requested page of them. Counts cover all of them. */
export function reportsPage(things: readonly Thing[], choice: Choice, page: number) {
  const except = barrierOf(choice);
  const chosen: Thing[] = [];
  const counts = new Map<string, number>();
  for (const thing of things) {
    if (thing.kind !== 'report') continue;
    const barrier = except(thing);
    if (barrier === null) chosen.push(thing);
    if (barrier === null || barrier === 'category') count(counts, categoryName(thing.item), thing.count);
  }
  const categories = listed(counts)
    .map(({ value, count: found }) => ({ category_name: value, count: found }))
    .sort((a, b) => b.count - a.count || a.category_name.localeCompare(b.category_name));
  return { ...pageOf(chosen, choice.sortBy, page), categories };
}

/** A part of a result: of a report with several tables those from the first up to a number. */
export interface Slice {
  thing: Thing;
  from: number;
  to: number;
}

/** Everything else, in the same order. */
export function besidePage(things: readonly Thing[], choice: Choice, page: number): Page<Slice> {
  const barrier = barrierOf(choice);
  const others = things.filter((thing) => thing.kind !== 'report' && barrier(thing) === null);
  const total = others.reduce((sum, one) => sum + one.count, 0);
  const { from, ...place } = placeIn(total, page);
  const to = from + search.perPage;
  return { ...place, total, shown: slicesOf(firstOf(others, choice.sortBy, to), from, to) };
}

/** What of the things falls between two positions. */
function slicesOf(things: readonly Thing[], from: number, to: number): Slice[] {
  const slices: Slice[] = [];
  let at = 0;
  for (const thing of things) {
    const slice = { thing, from: Math.max(0, from - at), to: Math.min(thing.count, to - at) };
    if (slice.from < slice.to) slices.push(slice);
    at += thing.count;
    if (at >= to) break;
  }
  return slices;
}

function pageOf(list: readonly Thing[], sortBy: SearchSort, page: number): Page<Thing> {
  const { from, ...place } = placeIn(list.length, page);
  const shown = firstOf(list, sortBy, from + search.perPage).slice(from);
  return { ...place, total: list.length, shown };
}

function placeIn(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / search.perPage));
  const current = Math.min(page, pages);
  return { page: current, pages, from: (current - 1) * search.perPage };
}

/** Each counts what the other choices leave. */
export function facetsOf(things: readonly Thing[], choice: Choice): Answer<'searchReports'>['facets'] {
  const kinds = new Map<SearchKind, number>();
  const years = new Map<number, number>();
  const regionsFound = new Map<Region, number>();
  const categories = new Map<string, number>();
  let [mine, all] = [0, 0];
  const barrierTo = barrierOf(choice);
  for (const thing of things) {
    const barrier = barrierTo(thing);
    if (barrier === 'several') continue;
    const { item, count: results } = thing;
    if (barrier === null || barrier === 'kinds') count(kinds, thing.kind, results);
    if (barrier === null || barrier === 'year') count(years, item.item_year, results);
    if (barrier === null || barrier === 'region') count(regionsFound, item.region as Region, results);
    if (barrier === null || barrier === 'category') count(categories, categoryName(item), results);
    if (barrier === null || barrier === 'onlyMine') {
      all += results;
      if (thing.isMine) mine += results;
    }
  }
  return {
    kinds: listed(kinds).sort((a, b) => searchKinds.indexOf(a.value) - searchKinds.indexOf(b.value)),
    years: listed(years).sort((a, b) => b.value - a.value),
    regions: listed(regionsFound).sort((a, b) => regions.indexOf(a.value) - regions.indexOf(b.value)),
    categories: listed(categories)
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    mine,
    all,
  };
}

function count<T>(counts: Map<T, number>, value: T, results: number): void {
  counts.set(value, (counts.get(value) ?? 0) + results);
}

function listed<T>(counts: ReadonlyMap<T, number>): { value: T; count: number }[] {
  return [...counts].map(([value, found]) => ({ value, count: found }));
}
