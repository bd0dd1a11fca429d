import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { BlockingDialog } from '@caliper/ui/dialogs/blocking-dialog.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { useLeaveGuard } from '../../../lib/forms/leave-guard.ts';
import classes from './report-upload.module.css';

interface UploadingDialogProps {
  /** The fraction that has been sent, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** Covers the page during an upload. Once everything is sent, it cannot be cancelled. */
export function UploadingDialog({ part, onCancel }: UploadingDialogProps) {
  const isSent = part >= 1;
  useLeaveGuard(true, () => {});
  return (
    <BlockingDialog
      title={uploadTexts.uploading}
      action={
        <Button onClick={onCancel} refused={isSent}>
          Cancel
        </Button>
      }
    >
      <strong className={classes.stay}>{uploadTexts.stay}</strong>
      <ProgressBar label={uploadTexts.uploading} value={isSent ? null : part} />
      <span className={classes.progress}>
        {!isSent && <span translate="no">{Math.floor(part * 100)} %</span>}
        <span role="status">{isSent && 'Checking the package …'}</span>
      </span>
    </BlockingDialog>
  );
}
