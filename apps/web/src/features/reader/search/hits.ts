import type { Entry } from '../entries.ts';

/** The number of hits in an entry. */
export interface EntryHits {
  /** The id of the entry. */
  id: number;
  matches: number;
}

/** The hits in all entries. */
export interface FoundHits {
  inEntry: (id: number | undefined) => number;
  total: number;
  /** The first entry that has hits; null if none has. */
  first: Entry | null;
  /** The entry with the most hits, of several the first; null if none has any. */
  best: Entry | null;
}

/** Counts of entries that no longer exist are ignored. */
export function foundHits(counted: readonly EntryHits[], entries: readonly Entry[]): FoundHits {
  const counts = new Map(counted.map(({ id, matches }) => [id, matches]));
  const inEntry = (id: number | undefined) => counts.get(id ?? -1) ?? 0;
  const withHits = entries.filter(({ id }) => inEntry(id) > 0);
  return {
    inEntry,
    total: entries.reduce((sum, { id }) => sum + inEntry(id), 0),
    first: withHits[0] ?? null,
    best: withHits.toSorted((a, b) => inEntry(b.id) - inEntry(a.id))[0] ?? null,
  };
}

/** Limits a hit to those in the chapter: an address may name one beyond. 0 if there are none. */
export function hitWithin(hit: number, count: number): number {
  return Math.min(Math.max(hit, 1), count);
}

/** The hit before or after, or null at the ends. */
export function stepFrom(hit: number, count: number, by: 1 | -1): number | null {
  const next = hitWithin(hit, count) + by;
  return next >= 1 && next <= count ? next : null;
}
