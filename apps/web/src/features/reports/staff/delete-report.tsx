import { hasCode } from '@caliper/contract/client/api-error.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { forgetReports, managedReportsQuery } from '../reports.queries.ts';
import { anchorOf } from './quick-links.tsx';
import { dropReport } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

interface DeleteReportProps {
  /** The report to be deleted, or null. */
  report: ManagedReport | null;
  onClose: () => void;
}

export function DeleteReport({ report, onClose }: DeleteReportProps) {
  const drop = (id: number) => {
    dropReport(id);
    focusCategory(report);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (id: number) => call('deleteReport', { params: { id } }),
    onSuccess: (_, id) => {
      drop(id);
      forgetReports();
      notifySuccess(manageTexts.deleted);
    },
    // Another person has deleted it, or a company has subscribed to it, in the meantime.
    onError: (error, id) => {
      if (hasCode(error, 'not-found')) drop(id);
      void queryClient.invalidateQueries(managedReportsQuery);
    },
    onSettled: onClose,
  });

  return (
    <ConfirmDialog
      title={manageTexts.confirmDelete}
      opened={report !== null}
      action="Delete report"
      destructive
      busy={isPending}
      onConfirm={() => report && mutate(report.report_id)}
      onClose={onClose}
    >
      <p>
        <strong>
          {report?.report_name} - {report?.report_year}
        </strong>{' '}
        will be deleted together with its chapters, tables and images. This cannot be undone.
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
