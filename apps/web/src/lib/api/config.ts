import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { asked } from './asked.ts';

export const configQuery = queryOptions({
  ...asked(['config'], 'config'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name and settings of this installation. The first screen waits for them, so they are always available. */
export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
