import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';

export type PastUpload = Answer<'pastUploads'>[number];
export type ReportTree = Answer<'catalogs'>;
export type ReportVersion = Answer<'reportVersions'>[number];

export const pastUploadsQuery = (categoryId: number, reportYear: number) =>
  queryOptions({
    queryKey: ['past-uploads', categoryId, reportYear],
    queryFn: ({ signal }) => call('pastUploads', { query: { categoryId, reportYear } }, { signal }),
    meta: showsOwnError,
  });

/** All reports with the number of their subscribers. */
export const managedReportsQuery = queryOptions({
  queryKey: ['catalogs', 'subscriber-count'],
  queryFn: ({ signal }) => call('catalogs', { query: { subscriberCount: '' } }, { signal }),
  meta: showsOwnError,
});

/** Reports are shown nearly everywhere: after a change of one, all cached data is reloaded when next shown. */
export function forgetReports(refetchType: 'active' | 'none' = 'active'): void {
  void queryClient.invalidateQueries({ refetchType });
}

export const reportVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['report-versions', id],
    queryFn: ({ signal }) => call('reportVersions', { params: { id } }, { signal }),
    meta: showsOwnError,
  });
