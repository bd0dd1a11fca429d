import type { CallName } from '@caliper/contract/calls.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call, type Rest } from './api-client.ts';
import { showsOwnError } from './query-client.ts';

/** A call as a query. Whoever uses it shows its failure where the answer would be. */
export function asked<N extends CallName>(queryKey: QueryKey, name: N, ...[input]: Rest<N>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Answer<N>> => call(name, ...([input ?? {}, { signal }] as Rest<N>)),
    meta: showsOwnError,
  });
}
