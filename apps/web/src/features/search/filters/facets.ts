import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type SearchKind, searchKinds } from '@caliper/contract/search/search.values.ts';
import type { KnownFacets } from '../search.queries.ts';
import type { SearchChoice } from '../search-address.ts';

/** Something that a filter can be set to. */
export interface FacetChoice<Value> {
  value: Value;
  /** Null while it is not known. */
  count: number | null;
}

interface Counted<Value> {
  value: Value;
  count: number;
}

/** All of them first, then each. The chosen one is always among them, even without results. */
function choicesOf<Value>(
  counted: readonly Counted<Value>[],
  chosen: Value | null,
  isCurrent: boolean,
): FacetChoice<Value | null>[] {
  const all = { value: null, count: counted.reduce((sum, { count }) => sum + count, 0) };
  const isMissing = chosen !== null && !counted.some(({ value }) => value === chosen);
  const listed = [all, ...counted, ...(isMissing ? [{ value: chosen, count: 0 }] : [])];
  return listed.map(({ value, count }) => ({ value, count: isCurrent ? count : null }));
}

export function categoryChoices({ facets, isCurrent }: KnownFacets, { category }: SearchChoice) {
  return choicesOf(facets.categories, category, isCurrent);
}

/** The newest first. */
export function yearChoices({ facets, isCurrent }: KnownFacets, { year }: SearchChoice) {
  const [all, ...each] = choicesOf(facets.years, year, isCurrent);
  const newest = each.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return all ? [all, ...newest] : newest;
}

/** In the order of the catalogue, those without results too: a region can be chosen before anything is known. */
export function regionChoices(known: KnownFacets | null) {
  const counts = new Map(known?.facets.regions.map(({ value, count }) => [value, count]));
  return regions.map((value) => ({ value, count: known?.isCurrent ? (counts.get(value) ?? 0) : null }));
}

/** Kinds of which something was found or that are chosen, in their own order. */
export function kindChoices(
  { facets, isCurrent }: KnownFacets,
  chosen: SearchChoice,
): FacetChoice<SearchKind>[] {
  const counts = new Map(facets.kinds.map(({ value, count }) => [value, count]));
  return searchKinds
    .filter((kind) => counts.has(kind) || chosen.kinds.includes(kind))
    .map((value) => ({ value, count: isCurrent ? (counts.get(value) ?? 0) : null }));
}

export function withCount(words: string, count: number | null): string {
  return count === null ? words : `${words} (${count})`;
}
