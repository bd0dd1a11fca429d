import { Dialog } from '@caliper/ui/dialog.tsx';
import { useLeaveQuestion } from '../../../lib/leave-question.tsx';
import { EditReportForm } from './edit-report-form.tsx';
import type { ManagedReport } from './report-tree.ts';
import { ReportVersions } from './report-versions.tsx';
import { useEditReport } from './use-edit-report.ts';

interface EditReportDialogProps {
  report: ManagedReport;
  onClose: () => void;
}

/** Cancel says that the rest may go; every other way to close it asks first where that would lose something. */
export function EditReportDialog({ report, onClose }: EditReportDialogProps) {
  const edit = useEditReport(report, onClose);
  const { ask, isAsking, question } = useLeaveQuestion(edit.isChanged);
  const close = () => {
    // The same Escape reaches the question in front.
    if (!isAsking && !edit.isSaving) ask(onClose);
  };
  return (
    <>
      <Dialog title="Edit Report Details" opened onClose={close} wide>
        <EditReportForm edit={edit} onCancel={onClose} />
        <ReportVersions reportId={report.report_id} />
      </Dialog>
      {question}
    </>
  );
}
