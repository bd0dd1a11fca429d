import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
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

export const reportEdit = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: Input<'editReport'>['body'] }) =>
    call('editReport', { params: { id }, body }),
  meta: showsOwnError,
});

export const reportDeletion = mutationOptions({
  mutationFn: (id: number) => call('deleteReport', { params: { id } }),
});

export const reportVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['report-versions', id],
    queryFn: ({ signal }) => call('reportVersions', { params: { id } }, { signal }),
    meta: showsOwnError,
  });

/** The answer is the updated list of versions. */
export const reportRollback = mutationOptions({
  mutationFn: ({ id, version }: { id: number; version: number }) =>
    call('rollbackReport', { params: { id }, body: { version } }),
});
