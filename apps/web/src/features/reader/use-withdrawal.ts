import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReportPreview, WholeReport } from './reader.queries.ts';

/** What the server no longer gives is not shown from memory either, by going back for instance. */
export function useWithdrawal(reportId: number, isWithdrawn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWithdrawn) return;
    const queryKey = ['reader', reportId];
    for (const [key, report] of client.getQueriesData<WholeReport | ReportPreview>({ queryKey }))
      if (report?.kind === 'whole') client.removeQueries({ queryKey: key, exact: true });
  }, [client, reportId, isWithdrawn]);
}
