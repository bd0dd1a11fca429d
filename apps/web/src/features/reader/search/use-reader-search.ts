import { messageOf } from '@caliper/contract/client/api-error.ts';
import { noMatches } from '@caliper/contract/search/search.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entry } from '../entries.ts';
import type { HitsQuery } from '../reader.queries.ts';
import { type FoundHits, foundHits } from './hits.ts';

export interface ReaderSearch {
  /** Empty: nothing is looked for. */
  term: string;
  /** Null while unknown. */
  hits: FoundHits | null;
  /** What stands under the search box. */
  message: string | null;
  /** Something is looked for, and nothing speaks against hits. */
  mayHaveHits: boolean;
}

/** Of a report that has nothing to look through. */
export const noSearch: ReaderSearch = { term: '', hits: null, message: null, mayHaveHits: false };

/** How often the entries have what the address looks for. */
export function useReaderSearch(term: string, query: HitsQuery, entries: readonly Entry[]): ReaderSearch {
  const { data, error } = useQuery({ ...query, enabled: term !== '' });
  const hits = useMemo(() => (data ? foundHits(data, entries) : null), [data, entries]);
  const none = hits?.total === 0 ? noMatches : null;
  const message = error && !data ? messageOf(error) : none;
  return { term, hits, message, mayHaveHits: term !== '' && message === null };
}
