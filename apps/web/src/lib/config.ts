import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { showsOwnError } from './query-client.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('config', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: showsOwnError,
});

/** What this installation is called and configured to do. The first screen waits for it, so it is always there. */
export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
