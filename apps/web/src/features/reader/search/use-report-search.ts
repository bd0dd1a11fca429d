import { noMatches } from '@caliper/contract/search/search.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { reportHitsQuery } from '../reader.queries.ts';
import type { ReaderAddress } from '../reader-address.ts';
import { type FoundHits, foundHits } from './hits.ts';

export interface ReportSearch {
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
export const noSearch: ReportSearch = { term: '', hits: null, message: null, mayHaveHits: false };

/** How often the report has what the address looks for. */
export function useReportSearch({ reportId, term }: ReaderAddress): ReportSearch {
  const { data, error } = useQuery({
    ...reportHitsQuery(reportId, term),
    enabled: term !== '',
  });
  const hits = useMemo(() => (data ? foundHits(data.chapters) : null), [data]);
  const none = hits?.total === 0 ? noMatches : null;
  const message = error && !data ? messageOf(error) : none;
  return { term, hits, message, mayHaveHits: term !== '' && message === null };
}
