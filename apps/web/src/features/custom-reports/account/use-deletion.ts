import { table } from '@caliper/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { type CustomReport, customReportsQuery } from '../../../lib/custom-reports.ts';
import { queryClient } from '../../../lib/query-client.ts';

/**
 * Asks before a report of the list is deleted. The button that asked goes with its row, so the keyboard then goes on
 * with the row that took its place, or with the heading when there is none. `frame` is what both stand in.
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
      // The last one may take its page along.
      setGone({ id, place: isLast ? table.perPage : place % table.perPage });
      dropFromList(companyId, id);
    },
  };
}

function dropFromList(companyId: number, id: number): void {
  const { queryKey } = customReportsQuery(companyId);
  queryClient.setQueryData(queryKey, (list) => list?.filter(({ c_report_id }) => c_report_id !== id));
}
