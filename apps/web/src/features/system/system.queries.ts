import { queryOptions } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';

const refreshMilliseconds = 2000;

export const localOutboxQuery = queryOptions({
  ...asked(['local-outbox'], 'localOutbox'),
  refetchInterval: refreshMilliseconds,
});

/** The address of the guide. */
export const guideQuery = asked(['guide'], 'guide');
