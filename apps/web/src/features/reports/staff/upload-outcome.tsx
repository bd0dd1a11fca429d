import { ApiError, fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { wasCancelled } from '@caliper/contract/client/post-form.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { type Finding, generalProblems } from '@caliper/contract/problem.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Link } from 'react-router';
import { draftPath, proofPath, reportPath } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
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
  answer: Answer<'uploadReport'>;
  uploaded: Uploaded;
  title: string;
  year: number;
  onAnother: () => void;
}

export function UploadSuccess({ answer, uploaded, title, year, onAnother }: UploadSuccessProps) {
  const { report_id, draft_id, warnings } = answer;
  const part = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <SuccessNote>{uploadTexts.done}</SuccessNote>
      <p>
        <strong>{title}</strong>, {year}. {standingOf(draft_id, warnings)}
      </p>
      {warnings.length > 0 && (
        <Findings title="What was left out or could be better" findings={underOwnName(warnings, uploaded)} />
      )}
      <div className="flex wrap gap8">
        {draft_id !== null && (
          <Link {...buttonLook({ variant: 'primary' })} to={draftPath(draft_id)}>
            Proof the draft
          </Link>
        )}
        {draft_id === null && report_id !== null && <OpenReport reportId={report_id} title={title} />}
        <Button onClick={onAnother}>Upload another report</Button>
      </div>
    </div>
  );
}

/** Publications have no subscription: they see what clients read in its proof, where nothing is for sale. */
function OpenReport({ reportId, title }: { reportId: number; title: string }) {
  const isAdmin = useSession()?.user.role === 'admin';
  return (
    <Link
      {...buttonLook({ variant: 'primary' })}
      to={isAdmin ? reportPath(reportId, title) : proofPath(reportId)}
    >
      Open the report
    </Link>
  );
}

/** Where the report stands: released, or a draft with its findings. */
export function standingOf(draftId: number | null, findings: readonly Finding[]): string {
  if (draftId === null) return 'Released: this is the version that clients read.';
  const settle = findings.filter(({ weight }) => weight === 'settle').length;
  const look = findings.filter(({ weight }) => weight === 'look').length;
  const parts = [settle > 0 && `${settle} to settle`, look > 0 && `${look} to look at`].filter(Boolean);
  const count = findings.length === 1 ? '1 finding' : `${findings.length || 'no'} findings`;
  return `Draft: ${[count, ...parts].join(', ')}. Clients see no change until it is released.`;
}
