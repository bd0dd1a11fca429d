import { search } from '@caliper/contract/limits.ts';
import type { Query } from '@caliper/text/query.ts';
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

/** A hit with its sentence, or with the row of its table. */
export interface ListedHit {
  /** The id of the entry. */
  id: number;
  /** From 1, as the marks of the entry are counted. */
  hit: number;
  text: string;
  /** Whether all words stand here together. */
  together: boolean;
}

/** What was found in all entries. */
export interface Counted {
  entries: EntryHits[];
  /** The best hits: those where all words stand together first, then in order. */
  list: ListedHit[];
  /** What to mark: the hits of an entry are counted by the same rule. */
  marks: Query;
  /** What was searched for instead, since the query finds nothing as it is written. */
  corrected: string | null;
  /** Words that no entry has together with the others. */
  leftOut: string[];
}

export type HitsQuery = ReturnType<typeof hitsQuery>;

export function reportHitsQuery(id: number, query: string): HitsQuery {
  return hitsQuery(['report-hits', id, query], async (signal) => {
    const body = { query, hits: search.mostHits };
    const answer = await call('searchReport', { params: { id }, body }, { signal });
    return {
      ...wordsOf(answer),
      entries: answer.chapters.map(({ chapter_number, matches }) => ({ id: chapter_number, matches })),
      list: answer.hits.map(({ chapter_number, ...hit }) => ({ ...hit, id: chapter_number })),
    };
  });
}

/** Asked again when the bookmarks have changed. */
export function customReportHitsQuery(id: number, revision: number, query: string): HitsQuery {
  return hitsQuery(['custom-report-hits', id, revision, query], async (signal) => {
    const body = { query, hits: search.mostHits };
    const answer = await call('searchCustomReport', { params: { id }, body }, { signal });
    return {
      ...wordsOf(answer),
      entries: answer.chapters.map(({ collection_id, matches }) => ({ id: collection_id, matches })),
      list: answer.hits.map(({ collection_id, ...hit }) => ({ ...hit, id: collection_id })),
    };
  });
}

interface Words {
  marks: Query;
  corrected?: string | undefined;
  leftOut: string[];
}

function wordsOf({ marks, corrected, leftOut }: Words) {
  return { marks, corrected: corrected ?? null, leftOut };
}

function hitsQuery(queryKey: (string | number)[], ask: (signal: AbortSignal) => Promise<Counted>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    staleTime: readingMilliseconds,
    meta: showsOwnError,
  });
}

/** A hit and the entry that has it. */
export interface PlacedHit extends ListedHit {
  entry: Entry;
}

/** The hits in all entries. */
export interface FoundHits extends Omit<Counted, 'entries' | 'list'> {
  inEntry: (id: number | undefined) => number;
  total: number;
  /** The first entry that has hits; null if none has. */
  first: Entry | null;
  /** The best hits in their order. */
  list: PlacedHit[];
  /** The best hit of an entry, and whether all words stand together there. */
  bestIn: (id: number | undefined) => { hit: number; together: boolean };
  /**
   * The entry to go to: that of the first hit with all words together, if they stand so anywhere, else the one with
   * the most hits, of several the first. Null if none has any.
   */
  best: Entry | null;
}

/** Counts of entries that no longer exist are ignored. */
export function foundHits(
  { entries: counted, list, ...words }: Counted,
  entries: readonly Entry[],
): FoundHits {
  const counts = new Map(counted.map(({ id, matches }) => [id, matches]));
  const inEntry = (id: number | undefined) => counts.get(id ?? -1) ?? 0;
  const withHits = entries.filter(({ id }) => inEntry(id) > 0);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const placed = list.flatMap((hit) => {
    const entry = byId.get(hit.id);
    return entry ? [{ ...hit, entry }] : [];
  });
  const together = placed.find((hit) => hit.together);
  const most = withHits.toSorted((a, b) => inEntry(b.id) - inEntry(a.id))[0];
  const areAllTogether = placed.every((hit) => hit.together);
  return {
    ...words,
    inEntry,
    total: entries.reduce((sum, { id }) => sum + inEntry(id), 0),
    first: withHits[0] ?? null,
    list: placed,
    bestIn: (id) => {
      const best = placed.find((hit) => hit.id === id && hit.together);
      return { hit: best?.hit ?? 1, together: best !== undefined };
    },
    best: (areAllTogether ? most : (together?.entry ?? most)) ?? null,
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
