import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('config', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name and settings of this installation. The first screen waits for them, so they are always available. */
export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
