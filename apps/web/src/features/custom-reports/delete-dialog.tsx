import { hasCode } from '@caliper/contract/client/api-error.ts';
import { customReportsTexts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { type CustomReport, forgetCustomReport } from './custom-reports.queries.ts';

interface DeleteDialogProps {
  /** The report to delete; null while there is none. */
  report: Pick<CustomReport, 'c_report_id' | 'c_report_name'> | null;
  onDeleted: (id: number) => void;
  onClose: () => void;
}

export function DeleteDialog({ report, onDeleted, onClose }: DeleteDialogProps) {
  const { mutate, isPending } = useSingleMutation({
    // One that was already deleted, perhaps in another tab, counts as success.
    mutationFn: (id: number) =>
      call('deleteCustomReport', { params: { id } }).catch((error: unknown) => {
        if (!hasCode(error, 'not-found')) throw error;
      }),
    onSuccess: (_, id) => {
      onDeleted(id);
      onClose();
      notifySuccess(customReportsTexts.deleted);
      void forgetCustomReport(id);
    },
  });
  return (
    <ConfirmDialog
      title="Delete Custom Report"
      opened={report !== null}
      action="Delete"
      destructive
      busy={isPending}
      onConfirm={() => report && mutate(report.c_report_id)}
      onClose={onClose}
    >
      <p>
        <strong>{report?.c_report_name}</strong>
      </p>
      <p>{customReportsTexts.deleteQuestion}</p>
    </ConfirmDialog>
  );
}
