import { Dialog } from '@caliper/ui/dialog.tsx';
import { EditReportForm } from './edit-report-form.tsx';
import type { ManagedReport } from './report-tree.ts';
import { ReportVersions } from './report-versions.tsx';

interface EditReportDialogProps {
  /** The report that is edited; null while none is. */
  report: ManagedReport | null;
  onClose: () => void;
}

export function EditReportDialog({ report, onClose }: EditReportDialogProps) {
  return (
    <Dialog title="Edit Report Details" opened={report !== null} onClose={onClose} wide>
      {report && (
        <>
          <EditReportForm report={report} onClose={onClose} />
          <ReportVersions reportId={report.report_id} />
        </>
      )}
    </Dialog>
  );
}
