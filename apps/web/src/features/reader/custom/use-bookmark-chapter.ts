import { ApiError } from '@caliper/contract/client/api-error.ts';
import { readerProblems } from '@caliper/contract/reader/reader.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isGone } from '../../reports/index.ts';
import type { TextAddress } from '../entries.ts';
import { reportQuery, useWithdrawal } from '../report.queries.ts';

const refused = new ApiError({ ...readerProblems['not-subscribed'], code: 'not-subscribed' });
const nowhere: TextAddress = { report_id: 0, chapter_number: 0 };

/** The chapter of a bookmark. If the server no longer provides it, the list is out of date and `onLost` is called. */
export function useBookmarkChapter(text: TextAddress | null, onLost: () => void) {
  const { report_id, chapter_number } = text ?? nowhere;
  const query = useQuery({ ...reportQuery(report_id, chapter_number, true), enabled: text !== null });
  const report = query.data;
  const isRefused = report?.kind === 'preview';
  const isLost = text !== null && !query.isFetching && (isRefused || isGone(query.error));
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) lose();
  }, [isLost]);
  useWithdrawal(report_id, isLost);
  return {
    chapter: text && report?.kind === 'whole' ? report.chapter : null,
    cited: text && report?.kind === 'whole' ? report.reportMeta : null,
    error: isLost && isRefused ? refused : query.error,
    isLost,
    retry: () => void query.refetch(),
  };
}
