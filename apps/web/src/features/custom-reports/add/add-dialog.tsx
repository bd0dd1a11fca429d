import { Dialog } from '@caliper/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomReport, customReportQuery } from '../../../lib/custom-reports.ts';
import { type Session, useSession } from '../../../lib/session.ts';
import classes from '../dialogs.module.css';
import type { Source } from '../sources.ts';
import { AddForm } from './add-form.tsx';
import { ReportPicker } from './report-picker.tsx';

interface AddDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function AddDialog({ report, onClose }: AddDialogProps) {
  const session = useSession();
  return (
    <Dialog title="Add Bookmarks" opened onClose={onClose} wide>
      <p className={classes.lead}>{report.c_report_name}</p>
      <div className={classes.part}>
        {session && <Steps report={report} session={session} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** First which report, then which of its chapters. */
function Steps({ report, session, onClose }: AddDialogProps & { session: Session }) {
  const [source, setSource] = useState<Source | null>(null);
  // What it is by now: it may change while the dialog is open.
  const { data = report } = useQuery(customReportQuery(report.c_report_id, session));
  if (!source) return <ReportPicker report={data} session={session} onPick={setSource} />;
  return <AddForm report={data} source={source} onBack={() => setSource(null)} onClose={onClose} />;
}
