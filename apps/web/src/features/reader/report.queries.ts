import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import { placeQuery } from '../reading/index.ts';
import { isGone } from '../reports/index.ts';
import { readingMilliseconds } from './entries.ts';
import type { ReaderAddress } from './reader-address.ts';
import { reportHitsQuery } from './search/hits.ts';

export type ReportMeta = Answer<'subscribedReport'>['reportMeta'];
/** What is said of a report where its text is cited. */
export type CitedReport = Pick<ReportMeta, 'report_name' | 'report_year' | 'region' | 'version' | 'released'>;
export type WholeReport = Answer<'subscribedReport'> & { kind: 'whole' };
export type ReportPreview = Answer<'unsubscribedReport'> & { kind: 'preview' };
type Report = WholeReport | ReportPreview;
export type Edition = Answer<'reportEditions'>[number];
export type Recommendation = Answer<'recommendations'>[number];

/** The report with the chapter of the address, or, until that has loaded, with the last known chapter. */
export function useReport({ id: reportId, place: chapter, term }: ReaderAddress) {
  const session = useSession();
  const wholeFirst = session !== null && asksForWhole(session, reportId);
  const asked = reportQuery(reportId, chapter, wholeFirst);
  // While the page is still being drawn, not after.
  usePrefetchQuery(asked);
  const query = useQuery(asked);
  usePlaceAhead(reportId, wholeFirst);
  useWithdrawal(reportId, query.data?.kind === 'preview' || isGone(query.error));
  const latest = useLatest(reportId);
  const report = query.data ?? latest;
  const editions = useEditions(report);
  // Loaded early: they are beside the text and should not appear after it.
  useQuery({ ...recommendationsQuery(reportId), enabled: wholeFirst });
  // So are these: they may decide which chapter is shown first.
  useQuery({ ...reportHitsQuery(reportId, term), enabled: wholeFirst && term !== '' });
  return {
    report: editions ? report : undefined,
    editions: editions ?? [],
    isCurrent: query.data !== undefined,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** The same, before the page is there. */
export async function askForReport({ id, place, term }: ReaderAddress, session: Session): Promise<void> {
  const wholeFirst = asksForWhole(session, id);
  const asked = reportQuery(id, place, wholeFirst);
  if (wholeFirst) void queryClient.prefetchQuery(placeQuery('report', id));
  if (wholeFirst) void queryClient.prefetchQuery(recommendationsQuery(id));
  if (wholeFirst && term !== '') void queryClient.prefetchQuery(reportHitsQuery(id, term));
  await queryClient.prefetchQuery(asked);
  const report = queryClient.getQueryData<Report>(asked.queryKey);
  if (report) await queryClient.prefetchQuery(editionsQuery(report.reportMeta.report_name));
}

/** Where the person was is offered only if it is known when the chapter appears. */
function usePlaceAhead(reportId: number, isReadable: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isReadable) void client.prefetchQuery(placeQuery('report', reportId));
  }, [client, reportId, isReadable]);
}

function useLatest(reportId: number): Report | undefined {
  const known = useQueryClient().getQueriesData<Report>({ queryKey: ['reader', reportId] });
  return known.findLast(([, data]) => data !== undefined)?.[1];
}

/** Undefined while the page should wait for them. If they failed once, later attempts do not make it wait again. */
function useEditions(report: Report | undefined) {
  const title = report?.reportMeta.report_name ?? '';
  const { data, errorUpdateCount } = useQuery({ ...editionsQuery(title), enabled: title !== '' });
  return data ?? (errorUpdateCount > 0 ? [] : undefined);
}

/** Content that the server no longer provides is not shown from the cache either, for example when going back. */
export function useWithdrawal(reportId: number, isWithdrawn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWithdrawn) return;
    const queryKey = ['reader', reportId];
    for (const [key, report] of client.getQueriesData<Report>({ queryKey }))
      if (report?.kind === 'whole') client.removeQueries({ queryKey: key, exact: true });
  }, [client, reportId, isWithdrawn]);
}

export function reportQuery(id: number, chapter: number, wholeFirst: boolean) {
  return queryOptions({
    queryKey: ['reader', id, chapter] as const,
    queryFn: ({ signal }) => loadReport({ id, chapter, signal }, wholeFirst),
    // A report shown as a preview may have been bought since, or be open to a custom report.
    staleTime: ({ state }) => (state.data?.kind === 'preview' ? 0 : readingMilliseconds),
    // The neighbours of a chapter are loaded ahead and should be ready for as long as they are fresh, but no longer.
    gcTime: readingMilliseconds,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: showsOwnError,
  });
}

interface Asked {
  id: number;
  chapter: number;
  signal: AbortSignal;
}

/** The session may be older than the subscription: if the first call was the wrong one, the other follows. */
async function loadReport(asked: Asked, wholeFirst: boolean): Promise<Report> {
  if (wholeFirst) return (await loadWhole(asked)) ?? loadPreview(asked);
  const preview = await loadPreview(asked);
  return (preview.reportMeta.subscribed && (await loadWhole(asked))) || preview;
}

async function loadWhole({ id, chapter, signal }: Asked): Promise<WholeReport | null> {
  try {
    return { kind: 'whole', ...(await call('subscribedReport', { params: { id, chapter } }, { signal })) };
  } catch (error) {
    if (hasCode(error, 'not-subscribed')) return null;
    throw error;
  }
}

async function loadPreview({ id, signal }: Asked): Promise<ReportPreview> {
  return { kind: 'preview', ...(await call('unsubscribedReport', { params: { id } }, { signal })) };
}

const editionsMilliseconds = 2000;

/** The page waits for them briefly so that nothing moves later, and does without them if they fail. */
function editionsQuery(title: string) {
  return queryOptions({
    queryKey: ['report-editions', title],
    queryFn: ({ signal }) =>
      call(
        'reportEditions',
        { body: { title } },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(editionsMilliseconds)]) },
      ),
    retry: false,
    meta: showsOwnError,
  });
}

export function recommendationsQuery(id: number) {
  return asked(['recommendations', id], 'recommendations', { params: { id } });
}

/**
 * Whether to request the whole report first, or the preview that is open to everyone. Only a guess that saves a call:
 * the server decides, and if it decides otherwise the other call follows.
 */
export function asksForWhole({ user, usergroupData }: Session, reportId: number): boolean {
  if (user.role === 'admin' || user.role === 'sales' || user.special === 'support') return true;
  return usergroupData.subscriptionInformation.current.includes(reportId);
}
