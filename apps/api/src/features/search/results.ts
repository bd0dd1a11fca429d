import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { search } from '@caliper/contract/limits.ts';
import { searchKinds } from '@caliper/contract/search/search.values.ts';
import { categoryName } from './category.ts';
import { type Choice, narrowed, sorted, type Thing } from './things.ts';

export interface Page<T> {
  shown: T[];
  total: number;
  page: number;
  pages: number;
}

/** The reports that the choices leave, and the requested page of them. Counts cover all of them. */
export function reportsPage(things: readonly Thing[], choice: Choice, page: number) {
  const reports = things.filter(({ kind }) => kind === 'report');
  const chosen = sorted(narrowed(reports, choice), choice.sortBy);
  const categories = countOf(narrowed(reports, choice, 'category'), ({ item }) => categoryName(item))
    .map(({ value, count }) => ({ category_name: value, count }))
    .sort((a, b) => b.count - a.count || a.category_name.localeCompare(b.category_name));
  return { ...pageOf(chosen, page), categories };
}

/** A part of a result: of a report with several tables those from the first up to a number. */
export interface Slice {
  thing: Thing;
  from: number;
  to: number;
}

/** Everything else, in the same order. */
export function besidePage(things: readonly Thing[], choice: Choice, page: number): Page<Slice> {
  const others = things.filter(({ kind }) => kind !== 'report');
  const chosen = sorted(narrowed(others, choice), choice.sortBy);
  const total = chosen.reduce((sum, { count }) => sum + count, 0);
  const { from, ...place } = placeIn(total, page);
  return { ...place, total, shown: slicesOf(chosen, from, from + search.perPage) };
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

function pageOf<T>(list: readonly T[], page: number): Page<T> {
  const { from, ...place } = placeIn(list.length, page);
  return { ...place, total: list.length, shown: list.slice(from, from + search.perPage) };
}

function placeIn(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / search.perPage));
  const current = Math.min(page, pages);
  return { page: current, pages, from: (current - 1) * search.perPage };
}

/** Each counts what the other choices leave. */
export function facetsOf(things: readonly Thing[], choice: Choice): Answer<'searchReports'>['facets'] {
  const of = <T>(except: Parameters<typeof narrowed>[2], value: (thing: Thing) => T) =>
    countOf(narrowed(things, choice, except), value);
  const mine = narrowed(things, choice, 'onlyMine');
  return {
    kinds: of('kinds', ({ kind }) => kind).sort(
      (a, b) => searchKinds.indexOf(a.value) - searchKinds.indexOf(b.value),
    ),
    years: of('year', ({ item }) => item.item_year).sort((a, b) => b.value - a.value),
    regions: of('region', ({ item }) => item.region as Region).sort(
      (a, b) => regions.indexOf(a.value) - regions.indexOf(b.value),
    ),
    categories: of('category', ({ item }) => categoryName(item))
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    mine: total(mine.filter(({ isMine }) => isMine)),
    all: total(mine),
  };
}

function total(things: readonly Thing[]): number {
  return things.reduce((sum, { count }) => sum + count, 0);
}

function countOf<T>(things: readonly Thing[], value: (thing: Thing) => T): { value: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(value(thing), (counts.get(value(thing)) ?? 0) + thing.count);
  return [...counts].map(([one, count]) => ({ value: one, count }));
}
