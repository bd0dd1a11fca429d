import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { notify } from '../../../lib/notifications.ts';
import { stopRecommending } from '../recommending.ts';
import { forgetReports, type ReportTree } from '../reports.queries.ts';
import { managedKey, managing } from './managed-kind.ts';
import { type ManagedReport, withReport } from './report-tree.ts';

type Visible = ManagedReport['visible'];

function changeInList(
  kind: ItemKind,
  id: number,
  change: (report: ManagedReport) => ManagedReport | null,
): void {
  queryClient.setQueryData<ReportTree>(managedKey(kind), (tree) => tree && withReport(tree, id, change));
}

export function dropReport(kind: ItemKind, id: number): void {
  stopRecommending(id);
  changeInList(kind, id, () => null);
}

const lastAsked = new Map<number, Visible>();

/** On screen only. */
export function showAs(kind: ItemKind, id: number, visible: Visible): void {
  lastAsked.set(id, visible);
  changeInList(kind, id, (one) => ({ ...one, visible }));
}

/** Whether this was the last press. */
export function isStillAsked(id: number, visible: Visible): boolean {
  return lastAsked.get(id) === visible;
}

/**
 * Shows or hides a report or another item: on screen at once, on the server in the order of the presses. After a failure the list is
 * reloaded; only the server knows which of several presses succeeded.
 */
export function setVisible(kind: ItemKind, report: ManagedReport, visible: Visible): void {
  const { report_id: id } = report;
  showAs(kind, id, visible);
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => managing.setVisible(kind, id, visible),
    scope: { id: `visible-${id}` },
    onSuccess: () => {
      notify({ message: visibleText(report, visible), variant: 'success' });
      // This list shows the change already, and another press may be on its way.
      forgetReports('none');
    },
    onError: () => {
      if (!isStillAsked(id, visible)) return;
      showAs(kind, id, visible === 1 ? 0 : 1);
      void queryClient.invalidateQueries({ queryKey: managedKey(kind) });
    },
  });
  mutation.execute(undefined).catch(() => {});
}

function visibleText({ report_name, report_year }: ManagedReport, visible: Visible): string {
  const text = visible === 1 ? manageTexts.shown : manageTexts.hidden;
  return text.replace('{name}', () => report_name).replace('{year}', String(report_year));
}
