import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { notify } from '../../../lib/notifications.ts';
import { stopRecommending } from '../recommending.ts';
import { forgetReports, managedReportsQuery } from '../reports.queries.ts';
import { type ManagedReport, withReport } from './report-tree.ts';

type Visible = ManagedReport['visible'];

function changeInList(id: number, change: (report: ManagedReport) => ManagedReport | null): void {
  const { queryKey } = managedReportsQuery;
  queryClient.setQueryData(queryKey, (tree) => tree && withReport(tree, id, change));
}

export function dropReport(id: number): void {
  stopRecommending(id);
  changeInList(id, () => null);
}

const lastAsked = new Map<number, Visible>();

/** On screen only. */
export function showAs(id: number, visible: Visible): void {
  lastAsked.set(id, visible);
  changeInList(id, (one) => ({ ...one, visible }));
}

/** Whether this was the last press. */
export function isStillAsked(id: number, visible: Visible): boolean {
  return lastAsked.get(id) === visible;
}

/**
 * Shows or hides a report: on screen at once, on the server in the order of the presses. After a failure the list is
 * reloaded; only the server knows which of several presses succeeded.
 */
export function setVisible(report: ManagedReport, visible: Visible): void {
  const { report_id: id } = report;
  showAs(id, visible);
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => call('setReportVisible', { params: { id }, body: { status: visible } }),
    scope: { id: `visible-${id}` },
    onSuccess: () => {
      notify({ message: visibleText(report, visible), variant: 'success' });
      // This list shows the change already, and another press may be on its way.
      forgetReports('none');
    },
    onError: () => {
      if (!isStillAsked(id, visible)) return;
      showAs(id, visible === 1 ? 0 : 1);
      void queryClient.invalidateQueries(managedReportsQuery);
    },
  });
  mutation.execute(undefined).catch(() => {});
}

function visibleText({ report_name, report_year }: ManagedReport, visible: Visible): string {
  const text = visible === 1 ? manageTexts.shown : manageTexts.hidden;
  return text.replace('{name}', () => report_name).replace('{year}', String(report_year));
}
