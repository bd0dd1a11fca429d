import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

const refreshMilliseconds = 2000;

export const localOutboxQuery = queryOptions({
  queryKey: ['local-outbox'],
  queryFn: ({ signal }) => call('localOutbox', {}, { signal }),
  refetchInterval: refreshMilliseconds,
  meta: showsOwnError,
});

/** The address of the guide. */
export const guideQuery = asked(['guide'], 'guide');
