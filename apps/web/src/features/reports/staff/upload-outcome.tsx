import { ApiError, fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { wasCancelled } from '@caliper/contract/client/post-form.ts';
import { type Finding, generalProblems } from '@caliper/contract/problem.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Link } from 'react-router';
import { reportPath } from '../../../lib/navigation/paths.ts';
import { Findings } from './findings.tsx';
import { underOwnName } from './findings-by-file.ts';
import classes from './report-upload.module.css';

type Uploaded = File | null | undefined;

/** Why a report was refused, and everything that is wrong with its package. */
export function UploadFailure({ error, uploaded }: { error: unknown; uploaded: Uploaded }) {
  const findings = underOwnName(error instanceof ApiError ? error.findings : [], uploaded);
  const part = useFocusOnArrival<HTMLDivElement>(error);
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <FieldError>{wordsFor(error)}</FieldError>
      {findings.length > 0 && <Findings title="What to correct" findings={findings} />}
    </div>
  );
}

function wordsFor(error: unknown): string {
  if (wasCancelled(error)) return uploadTexts.cancelled;
  // An error of a field is shown under that field.
  const hasFields = Object.keys(fieldErrors(error)).length > 0;
  return hasFields ? generalProblems['invalid-fields'].detail : messageOf(error);
}

interface UploadSuccessProps {
  reportId: number;
  title: string;
  year: number;
  warnings: readonly Finding[];
  uploaded: Uploaded;
  onAnother: () => void;
}

export function UploadSuccess({ reportId, title, year, warnings, uploaded, onAnother }: UploadSuccessProps) {
  const part = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <SuccessNote>{uploadTexts.done}</SuccessNote>
      <p>
        <strong>{title}</strong>, {year}
      </p>
      {warnings.length > 0 && (
        <Findings title="What was left out or could be better" findings={underOwnName(warnings, uploaded)} />
      )}
      <div className="flex wrap gap8">
        <Link {...buttonLook({ variant: 'primary' })} to={reportPath(reportId, title)}>
          Open the report
        </Link>
        <Button onClick={onAnother}>Upload another report</Button>
      </div>
    </div>
  );
}
