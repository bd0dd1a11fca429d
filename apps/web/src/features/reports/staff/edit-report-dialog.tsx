import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { EditReportForm } from './edit-report-form.tsx';
import type { ManagedReport } from './report-tree.ts';
import { ReportVersions } from './report-versions.tsx';
import { useEditReport } from './use-edit-report.ts';

interface EditReportDialogProps {
  report: ManagedReport;
  onClose: () => void;
}

/** Cancel discards changes without asking. */
export function EditReportDialog({ report, onClose }: EditReportDialogProps) {
  const edit = useEditReport(report, onClose);
  const { isChanged, isSaving } = edit;
  return (
    <FormDialog title="Edit Report Details" wide isChanged={isChanged} isSaving={isSaving} onClose={onClose}>
      {() => (
        <>
          <EditReportForm edit={edit} onCancel={onClose} />
          <ReportVersions reportId={report.report_id} />
        </>
      )}
    </FormDialog>
  );
}
