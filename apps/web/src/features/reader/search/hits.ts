import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { type Entry, readingMilliseconds } from '../entries.ts';

/** The number of hits in an entry. */
export interface EntryHits {
  /** The id of the entry. */
  id: number;
  matches: number;
}

export type HitsQuery = ReturnType<typeof hitsQuery>;

export function reportHitsQuery(id: number, query: string): HitsQuery {
  return hitsQuery(['report-hits', id, query], async (signal) => {
    const { chapters } = await call('searchReport', { params: { id }, body: { query } }, { signal });
    return chapters.map(({ chapter_number, matches }) => ({ id: chapter_number, matches }));
  });
}

/** Asked again when the bookmarks have changed. */
export function customReportHitsQuery(id: number, revision: number, query: string): HitsQuery {
  return hitsQuery(['custom-report-hits', id, revision, query], async (signal) => {
    const { chapters } = await call('searchCustomReport', { params: { id }, body: { query } }, { signal });
    return chapters.map(({ collection_id, matches }) => ({ id: collection_id, matches }));
  });
}

function hitsQuery(queryKey: (string | number)[], ask: (signal: AbortSignal) => Promise<EntryHits[]>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    staleTime: readingMilliseconds,
    meta: showsOwnError,
  });
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
