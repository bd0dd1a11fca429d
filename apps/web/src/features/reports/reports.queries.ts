import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export type PastUpload = Answer<'pastUploads'>[number];
export type ReportTree = Answer<'catalogs'>;
export type ReportVersion = Answer<'reportVersions'>[number];

export const pastUploadsQuery = (categoryId: number, reportYear: number) =>
  asked(['past-uploads', categoryId, reportYear], 'pastUploads', { query: { categoryId, reportYear } });

/** All reports with the number of their subscribers. */
export const managedReportsQuery = asked(['catalogs', 'subscriber-count'], 'catalogs', {
  query: { subscriberCount: '' },
});

/** Reports are shown nearly everywhere: after a change of one, all cached data is reloaded when next shown. */
export function forgetReports(refetchType: 'active' | 'none' = 'active'): void {
  void queryClient.invalidateQueries({ refetchType });
}

/** Versions never change. */
export const versionChangesQuery = (id: number, version: number) => ({
  ...asked(['version-changes', id, version], 'versionChanges', { params: { id, version } }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const reportVersionsQuery = (id: number) =>
  asked(['report-versions', id], 'reportVersions', { params: { id } });

/** Whether a report is not there for this person: missing, hidden, or theirs and withdrawn. */
export function isGone(error: unknown): boolean {
  return hasCode(error, 'not-found') || hasCode(error, 'report-withdrawn');
}

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

export const reportMarketsQuery = (report_id: number) =>
  asked(['report-markets', report_id], 'reportMarkets', { params: { report_id } });
