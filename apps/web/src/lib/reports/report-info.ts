import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { isGone } from './is-gone.ts';

/**
 * Where a report is filed, asked once per report because it hardly ever changes. Null if the report is no longer
 * visible.
 */
export function reportInfoQuery(reportId: number) {
  return queryOptions({
    queryKey: ['report-info', reportId],
    queryFn: ({ signal }) =>
      call('reportInfo', { params: { id: reportId } }, { signal }).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      }),
    staleTime: 10 * 60_000,
  });
}
