import { messageOf } from '@caliper/contract/client/api-error.ts';
import { noMatches } from '@caliper/contract/search/search.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Entry } from '../entries.ts';
import { type FoundHits, foundHits, type HitsQuery } from './hits.ts';

export interface ReaderSearch {
  /** Empty without a search. */
  term: string;
  /** Null while unknown. */
  hits: FoundHits | null;
  /** The message under the search box. */
  message: string | null;
  /** What is said there of hits that were found, but not by the query as it is written. */
  note: string | null;
  /** There is a search term, and no reason to expect no hits. */
  mayHaveHits: boolean;
  /** Null unless the search failed. */
  retry: (() => void) | null;
}

/** How often the search term occurs in the entries. */
export function useReaderSearch(term: string, query: HitsQuery, entries: readonly Entry[]): ReaderSearch {
  const { data, error, refetch } = useQuery({ ...query, enabled: term !== '' });
  const hits = useMemo(() => (data ? foundHits(data, entries) : null), [data, entries]);
  const none = hits?.total === 0 ? noMatches : null;
  const hasFailed = error !== null && !data;
  const message = hasFailed ? messageOf(error) : none;
  return {
    term,
    hits,
    message,
    note: message === null && hits ? noteOf(hits) : null,
    mayHaveHits: term !== '' && message === null,
    retry: hasFailed ? () => void refetch() : null,
  };
}

function noteOf({ corrected, leftOut }: FoundHits): string | null {
  if (corrected !== null) return `Showing hits for “${corrected}”`;
  return leftOut.length === 0 ? null : `No chapter has all of these words; left out: ${leftOut.join(', ')}`;
}

/** What is marked in this chapter, and the number of hits: the server's count, then that of the marks. */
export function useHitCount(current: Entry | undefined, { term, hits }: ReaderSearch) {
  const [marked, setMarked] = useState({ of: '', count: 0 });
  const counted = hits?.inEntry(current?.id) ?? 0;
  const marks = counted > 0 ? (hits?.marks ?? null) : null;
  const of = `${current?.id} ${term}`;
  return {
    marks,
    hitCount: marks && marked.of === of ? marked.count : counted,
    onHits: (count: number) => setMarked({ of, count }),
  };
}
