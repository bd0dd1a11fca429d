import { ApiError } from '@caliper/contract/client/api-error.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { notify } from '../../../lib/notifications.ts';
import { type CustomReport, reloadCustomReport } from '../custom-reports.queries.ts';
import { failureNote } from '../save-failure.ts';

export const notThere = new ApiError({ ...generalProblems['not-found'], code: 'not-found' });

/** The latest version of a custom report that this page knows. */
export function knownReport(id: number): CustomReport {
  const report = queryClient.getQueryData<CustomReport>(['custom-report', id]);
  if (!report) throw notThere;
  return report;
}

export function tellFailure(id: number, error: unknown): void {
  notify({ message: failureNote(error) ?? '', variant: 'danger' });
  void reloadCustomReport(id);
}
