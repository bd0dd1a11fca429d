import { table } from '@caliper/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type CustomReport, customReportsQuery } from '../custom-reports.queries.ts';

/**
 * Asks before a report in the list is deleted. The button disappears with its row, so the focus moves to the row that
 * takes its place, or to the heading if there is none. `frame` contains both.
 */
export function useDeletion(companyId: number, reports: readonly CustomReport[] | undefined) {
  const [report, setReport] = useState<CustomReport | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ id: number; place: number } | null>(null);

  useEffect(() => {
    if (!gone || reports?.some(({ c_report_id }) => c_report_id === gone.id)) return;
    const titles = [...(frame.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])];
    const next = titles[gone.place] ?? titles.at(-1) ?? frame.current?.querySelector('h1');
    next?.focus({ preventScroll: true });
    setGone(null);
  }, [reports, gone]);

  return {
    frame,
    report,
    start: setReport,
    onClose: () => setReport(null),
    onDeleted: (id: number) => {
      const place = Math.max(0, reports?.findIndex(({ c_report_id }) => c_report_id === id) ?? 0);
      const isLast = place + 1 === reports?.length;
      // Deleting the last row may remove its page too.
      setGone({ id, place: isLast ? table.perPage : place % table.perPage });
      dropFromList(companyId, id);
    },
  };
}

function dropFromList(companyId: number, id: number): void {
  const { queryKey } = customReportsQuery(companyId);
  queryClient.setQueryData(queryKey, (list) => list?.filter(({ c_report_id }) => c_report_id !== id));
}
