import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { useMemo, useState } from 'react';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import classes from './report-upload.module.css';
import { UploadFailure } from './upload-failure.tsx';
import { emptyForm, isBegun, type UploadForm } from './upload-form.ts';
import { UploadReportForm } from './upload-report-form.tsx';
import { UploadSuccess } from './upload-success.tsx';
import { UploadingDialog } from './uploading-dialog.tsx';
import { useReportUpload } from './use-report-upload.ts';

export function ReportUploadPage() {
  const thisYear = new Date().getFullYear();
  const [form, setForm] = useState<UploadForm>(() => emptyForm(thisYear));
  const { send, cancel, reset, answer, error, isPending, part } = useReportUpload();
  const [isAgain, setIsAgain] = useState(false);
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
      <h1 className={classes.title}>Report Upload</h1>
      {answer ? (
        <UploadSuccess
          reportId={answer.report_id}
          title={form.title.trim()}
          year={form.year}
          warnings={answer.warnings}
          onAnother={startAgain}
        />
      ) : (
        <UploadReportForm
          thisYear={thisYear}
          form={form}
          onChange={setForm}
          problems={problems}
          failure={error && <UploadFailure error={error} />}
          busy={isPending}
          onSubmit={() => send(form)}
          startsFocused={isAgain}
        />
      )}
      {isPending && <UploadingDialog part={part} onCancel={cancel} />}
      {question}
    </>
  );
}
