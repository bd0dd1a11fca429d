import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { viewingHere } from '../../lib/session/viewing.ts';
import type { SearchAnswer } from './search.queries.ts';
import { isNarrowed, type SearchChoice } from './search-address.ts';
import { suggestionsKey } from './suggestions.queries.ts';

/** What was searched for is suggested again later. A failure of this is none of the search. */
export function useRememberedSearch(choice: SearchChoice, answer: SearchAnswer | undefined): void {
  const isFirst = answer !== undefined && !isNarrowed(choice);
  /** Another order of the same results is no other search. */
  const last = useRef('');
  const remember = useEffectEvent(async () => {
    if (!answer || last.current === choice.query || viewingHere()) return;
    last.current = choice.query;
    const body = { query: choice.query, results: answer.total + answer.beside.total };
    await call('rememberSearch', { body }).catch(() => {});
    await queryClient.invalidateQueries({ queryKey: suggestionsKey });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may have the same answer
  useEffect(() => {
    if (isFirst) void remember();
  }, [choice.query, isFirst]);
}
