import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { queryClient, showsOwnError } from '../api/query-client.ts';
import { type Session, sessionQuery } from '../session/session.ts';

export type CustomReport = Answer<'customReport'>;
export type Bookmark = CustomReport['collections'][number];
export type CustomReportSummary = Answer<'customReportMetadata'>[number];

/** Looked up for the person's company and its subsidiaries. */
export function customReportQuery(id: number, { usergroupData }: Session) {
  const company = usergroupData.id;
  const subsidiaryCompanies = usergroupData.subsidiaryCompanies.join(',');
  return queryOptions({
    queryKey: ['custom-report', id] as const,
    queryFn: ({ signal }) =>
      call('customReport', { params: { id }, query: { company, subsidiaryCompanies } }, { signal }),
    meta: showsOwnError,
  });
}

/** With bookmarks: the custom reports that the person has made or was given by the team. */
export function customReportsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['custom-reports', companyId] as const,
    queryFn: ({ signal }) => call('customReports', { params: { companyId } }, { signal }),
    meta: showsOwnError,
  });
}

/** Without bookmarks: enough to count one's own custom reports and to choose among them. */
export function customReportMetadataQuery(companyId: number) {
  return queryOptions({
    queryKey: ['custom-reports', companyId, 'metadata'] as const,
    queryFn: ({ signal }) =>
      call('customReportMetadata', { query: { companies: String(companyId) } }, { signal }),
    meta: showsOwnError,
  });
}

/** After any change: the answer is shown at once, and every list that could include it reloads. */
export async function showCustomReport(report: CustomReport): Promise<void> {
  queryClient.setQueryData(['custom-report', report.c_report_id], report);
  await forgetLists();
}

export async function forgetCustomReport(id: number): Promise<void> {
  queryClient.removeQueries({ queryKey: ['custom-report', id] });
  await forgetLists();
}

/** After a change whose answer does not contain the custom report. */
export async function reloadCustomReport(id: number): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['custom-report', id] }), forgetLists()]);
}

async function forgetLists(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['custom-reports'] }),
    queryClient.invalidateQueries({ queryKey: ['catalogue', 'catalog'] }),
    queryClient.invalidateQueries(sessionQuery),
  ]);
}
