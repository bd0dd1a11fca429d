import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { BlockingDialog } from '@caliper/ui/dialogs/blocking-dialog.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { useSending } from '@caliper/ui/sending/use-sending.ts';
import { useMemo, useState } from 'react';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { useLeaveGuard } from '../../../lib/forms/leave-guard.ts';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { forgetReports } from '../reports.queries.ts';
import { SeveralReports } from './queue/several-reports.tsx';
import { sendReport, sentOf } from './send-report.ts';
import { emptyForm, isBegun, type UploadForm } from './upload-form.ts';
import { UploadFailure, UploadSuccess } from './upload-outcome.tsx';
import { UploadReportForm } from './upload-report-form.tsx';
import { useDraftDetails } from './use-draft-details.ts';

/** One report with everything about it, or several packages in a queue. */
export function ReportUploadPage() {
  const thisYear = new Date().getFullYear();
  const [several, setSeveral] = useState<{ form: UploadForm; files: readonly File[] } | null>(null);
  return (
    <>
      <h1 className="pb12 ruled">Report Upload</h1>
      {several ? (
        <SeveralReports thisYear={thisYear} {...several} onOne={() => setSeveral(null)} />
      ) : (
        <OneReport thisYear={thisYear} onSeveral={(form, files) => setSeveral({ form, files })} />
      )}
    </>
  );
}

interface OneReportProps {
  thisYear: number;
  /** What was entered so far goes along. */
  onSeveral: (form: UploadForm, files: readonly File[]) => void;
}

function OneReport({ thisYear, onSeveral }: OneReportProps) {
  const [form, setForm] = useState<UploadForm>(() => emptyForm(thisYear));
  const { send, cancel, reset, answer, error, isPending, part, uploaded } = useReportUpload();
  const [isAgain, setIsAgain] = useState(false);
  useDraftDetails(setForm);
  // An upload that is under way has its own guard.
  const { question } = useLeaveQuestion(isBegun(form) && !isPending && !answer);
  const problems = useMemo(() => fieldErrors(error), [error]);
  const startAgain = () => {
    reset();
    setForm(emptyForm(thisYear));
    setIsAgain(true);
  };
  return (
    <>
      {answer ? (
        <UploadSuccess
          answer={answer}
          uploaded={uploaded}
          title={form.title.trim()}
          year={form.year}
          onAnother={startAgain}
        />
      ) : (
        <UploadReportForm
          thisYear={thisYear}
          form={form}
          onChange={setForm}
          problems={problems}
          failure={error && <UploadFailure error={error} uploaded={uploaded} />}
          busy={isPending}
          onSubmit={() => send(form)}
          onSeveral={(files) => onSeveral(form, files)}
          startsFocused={isAgain}
        />
      )}
      {isPending && <UploadingDialog part={part} onCancel={cancel} />}
      {question}
    </>
  );
}

interface UploadingDialogProps {
  /** The fraction that has been sent, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** Covers the page during an upload. Once everything is sent, it cannot be cancelled. */
function UploadingDialog({ part, onCancel }: UploadingDialogProps) {
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
      <strong className="block mb16 ink semi">{uploadTexts.stay}</strong>
      <ProgressBar label={uploadTexts.uploading} value={isSent ? null : part} />
      <span className="block mt6">
        {!isSent && <span translate="no">{Math.floor(part * 100)} %</span>}
        <span role="status">{isSent && 'Checking the package …'}</span>
      </span>
    </BlockingDialog>
  );
}

/** Uploads a report and reports the progress. Leaving the page aborts an incomplete upload. */
function useReportUpload() {
  const { part, begin, cancel, arrived } = useSending();
  const { mutate, reset, data, error, isPending, variables } = useSingleMutation({
    mutationFn: (form: UploadForm) => sendReport(form, begin(sentOf(form), form.file)),
    onSuccess: () => {
      arrived();
      return forgetReports();
    },
    // A past upload may have been changed or deleted; it can then be chosen again.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['past-uploads'] }),
    meta: showsOwnError,
  });
  return { send: mutate, cancel, reset, answer: data, error, isPending, part, uploaded: variables?.file };
}
