import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';
import { type Session, sessionQuery } from '../../lib/session/session.ts';

export type CustomReport = Answer<'customReport'>;
export type Bookmark = CustomReport['collections'][number];
export type Clip = CustomReport['clips'][number];
export type CustomReportSummary = Answer<'customReportMetadata'>[number];

/** Looked up for the person's company and its subsidiaries. */
export function customReportQuery(id: number, { usergroupData }: Session) {
  const company = usergroupData.id;
  const subsidiaryCompanies = usergroupData.subsidiaryCompanies.join(',');
  return asked(['custom-report', id], 'customReport', {
    params: { id },
    query: { company, subsidiaryCompanies },
  });
}

/** What was clipped, and nothing else of its chapter. */
export function clipQuery(id: number, clip: number) {
  return asked(['custom-report', id, 'clip', clip], 'clip', { params: { id, clip } });
}

/** With bookmarks: the custom reports that the person has made or was given by the team. */
export function customReportsQuery(companyId: number) {
  return asked(['custom-reports', companyId], 'customReports', { params: { companyId } });
}

/** Without bookmarks: enough to count one's own custom reports and to choose among them. */
export function customReportMetadataQuery(companyId: number) {
  return asked(['custom-reports', companyId, 'metadata'], 'customReportMetadata', {
    query: { companies: String(companyId) },
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

export type GivenCompany = Answer<'givenCompanies'>[number];
export type ChosenMarkets = Answer<'chosenMarkets'>;
export type ChapterTitle = Answer<'unsubscribedReport'>['chapters'][number];

const minutes = 60_000;

/** The titles of a report are open to everyone; the server checks access to its text on saving. */
export const chapterTitlesQuery = (reportId: number) =>
  queryOptions({
    ...asked(['chapter-titles', reportId], 'unsubscribedReport', { params: { id: reportId } }),
    staleTime: 5 * minutes,
  });

export const companyReportsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['subscriptions', companyId, 'readable'],
    queryFn: async ({ signal }) =>
      (await call('subscriptions', { params: { id: companyId } }, { signal })).active,
    meta: showsOwnError,
  });

/** For people who may read every report. */
export const allReportsQuery = queryOptions({
  ...asked(['catalogs', 'all'], 'catalogs', { query: {} }),
  staleTime: 5 * minutes,
});

export const chosenMarketsQuery = (id: number) =>
  asked(['custom-report-markets', id], 'chosenMarkets', { params: { id } });

export const givenCompaniesQuery = (id: number) =>
  asked(['custom-report-companies', id], 'givenCompanies', { params: { id } });

export const companyPacksQuery = (companyId: number) =>
  asked(['company-packs', companyId], 'companyPacks', { params: { id: companyId } });
