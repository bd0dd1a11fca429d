import type { Entry } from '../entries.ts';

/** How often something is found in an entry. */
export interface EntryHits {
  /** Of the entry. */
  id: number;
  matches: number;
}

/** The hits in all entries. */
export interface FoundHits {
  inEntry: (id: number | undefined) => number;
  total: number;
  /** The first entry that has any; null: none has. */
  first: Entry | null;
}

/** What was counted for an entry that is not there any more does not count. */
export function foundHits(counted: readonly EntryHits[], entries: readonly Entry[]): FoundHits {
  const counts = new Map(counted.map(({ id, matches }) => [id, matches]));
  const inEntry = (id: number | undefined) => counts.get(id ?? -1) ?? 0;
  return {
    inEntry,
    total: entries.reduce((sum, { id }) => sum + inEntry(id), 0),
    first: entries.find(({ id }) => inEntry(id) > 0) ?? null,
  };
}

/** A hit that the chapter has: an address may ask for more. 0: it has none. */
export function hitWithin(hit: number, count: number): number {
  return Math.min(Math.max(hit, 1), count);
}

/** The hit before or after, or null at the ends. */
export function stepFrom(hit: number, count: number, by: 1 | -1): number | null {
  const next = hitWithin(hit, count) + by;
  return next >= 1 && next <= count ? next : null;
}
