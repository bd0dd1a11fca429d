import { hasCode } from '@caliper/contract/client/api-error.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { ConfirmDialog } from '@caliper/ui/confirm-dialog.tsx';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { forgetReports, managedReportsQuery, reportDeletion } from '../reports.queries.ts';
import { anchorOf } from './quick-links.tsx';
import { dropReport } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

interface DeleteReportProps {
  /** The report that is to be deleted; null while none is. */
  report: ManagedReport | null;
  onClose: () => void;
}

export function DeleteReport({ report, onClose }: DeleteReportProps) {
  const drop = (id: number) => {
    dropReport(id);
    focusCategory(report);
  };
  const { mutate, isPending } = useSingleMutation({
    ...reportDeletion,
    onSuccess: (_, id) => {
      drop(id);
      forgetReports();
      notify({ message: manageTexts.deleted, variant: 'success' });
    },
    // Somebody else has deleted it, or subscribed to it, meanwhile.
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
        goes with its chapters, tables and images. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

/** The button that asked is gone with its row; the keyboard goes on in the same category. */
function focusCategory(report: ManagedReport | null): void {
  if (!report) return;
  requestAnimationFrame(() =>
    document.getElementById(anchorOf(report.category_id))?.focus({ preventScroll: true }),
  );
}
