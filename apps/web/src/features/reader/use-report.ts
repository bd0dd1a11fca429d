import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../lib/session/session.ts';
import { isGone } from '../reports/index.ts';
import {
  editionsQuery,
  type ReportPreview,
  recommendationsQuery,
  reportHitsQuery,
  reportQuery,
  type WholeReport,
} from './reader.queries.ts';
import type { ReaderAddress } from './reader-address.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { asksForWhole } from './which-call.ts';

type Report = WholeReport | ReportPreview;

/** The report with the chapter of the address, or, until that has loaded, with the last known chapter. */
export function useReport({ id: reportId, place: chapter, term }: ReaderAddress) {
  const session = useSession();
  const wholeFirst = session !== null && asksForWhole(session, reportId);
  const query = useQuery(reportQuery(reportId, chapter, wholeFirst));
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
