import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReportPreview, WholeReport } from './reader.queries.ts';

/** Content that the server no longer provides is not shown from the cache either, for example when going back. */
export function useWithdrawal(reportId: number, isWithdrawn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWithdrawn) return;
    const queryKey = ['reader', reportId];
    for (const [key, report] of client.getQueriesData<WholeReport | ReportPreview>({ queryKey }))
      if (report?.kind === 'whole') client.removeQueries({ queryKey: key, exact: true });
  }, [client, reportId, isWithdrawn]);
}
