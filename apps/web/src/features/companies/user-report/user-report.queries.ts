import type { Answer } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { asked } from '../../../lib/api/asked.ts';
import { questionOf, type ReportChoice, type ReportSelection } from './report-choice.ts';

export type UserReport = Answer<'userReport'>;
export type ReportRow = UserReport['rows'][number];

function reportQuery(choice: ReportChoice) {
  const query = { ...questionOf(choice), page: choice.page };
  return asked(['user-report', query], 'userReport', { query });
}

/** The rows of a page stay until the next page has loaded, but not while other filters load. */
export function useUserReport(choice: ReportChoice) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...reportQuery(choice),
    placeholderData: keepPreviousData,
  });
  const isOther = isPlaceholderData && (choice.page === 1 || data?.rows.length === 0);
  return {
    report: isOther ? undefined : data,
    isStale: isPlaceholderData,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** All rows, not only those of a page. */
export async function wholeReport(selection: ReportSelection): Promise<ReportRow[]> {
  return (await call('userReport', { query: questionOf(selection) })).rows;
}
