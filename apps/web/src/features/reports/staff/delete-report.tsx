import { hasCode } from '@caliper/contract/client/api-error.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { forgetReports } from '../reports.queries.ts';
import { kindWords, managedKey, managing, useManagedKind } from './managed-kind.ts';
import { anchorOf } from './quick-links.tsx';
import { dropReport } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

interface DeleteReportProps {
  /** The report to be deleted, or null. */
  report: ManagedReport | null;
  onClose: () => void;
}

export function DeleteReport({ report, onClose }: DeleteReportProps) {
  const kind = useManagedKind();
  const { one, deleted } = kindWords[kind];
  const drop = (id: number) => {
    dropReport(kind, id);
    focusCategory(report);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (id: number) => managing.remove(kind, id),
    onSuccess: (_, id) => {
      drop(id);
      forgetReports();
      notifySuccess(deleted);
    },
    // Another person has deleted it, or a company has subscribed to it, in the meantime.
    onError: (error, id) => {
      if (hasCode(error, 'not-found')) drop(id);
      void queryClient.invalidateQueries({ queryKey: managedKey(kind) });
    },
    onSettled: onClose,
  });

  return (
    <ConfirmDialog
      title={manageTexts.confirmDelete.replace('report', one)}
      opened={report !== null}
      action={`Delete ${one}`}
      destructive
      busy={isPending}
      onConfirm={() => report && mutate(report.report_id)}
      onClose={onClose}
    >
      <p>
        <strong>
          {report?.report_name} - {report?.report_year}
        </strong>{' '}
        will be deleted together with its {kind === 'report' ? 'chapters, tables and images' : 'figures'}.
        This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

/** The button disappears with its row, so the focus moves to the category. */
function focusCategory(report: ManagedReport | null): void {
  if (!report) return;
  requestAnimationFrame(() =>
    document.getElementById(anchorOf(report.category_id))?.focus({ preventScroll: true }),
  );
}
