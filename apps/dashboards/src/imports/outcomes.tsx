import { ApiError, fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { wasCancelled } from '@caliper/contract/client/post-form.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import classes from './imports.module.css';
import { type Target, targetWords } from './target.ts';

interface AppliedProps {
  target: Target;
  /** The address of the dashboard. */
  path: string;
  onAnother: () => void;
}

export function Applied({ target, path, onAnother }: AppliedProps) {
  const part = useFocusOnArrival<HTMLElement>();
  return (
    <section ref={part} tabIndex={-1} className={classes.outcome} aria-label="Applied">
      <SuccessNote>
        Applied to {targetWords(target)}. {target.demo ? 'Companies with the demo see' : 'Everyone sees'} the
        new figures from now on.
      </SuccessNote>
      <div className={classes.actions}>
        <a
          {...buttonLook({ variant: 'primary' })}
          href={path}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the dashboard, opens in a new tab"
        >
          <Icon name="chart" />
          Open the dashboard
        </a>
        <Button onClick={onAnother}>Import another file</Button>
      </div>
    </section>
  );
}

/** Why a file was refused as a whole. */
export function ImportFailure({ error }: { error: Error }) {
  const part = useFocusOnArrival<HTMLDivElement>(error);
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <FieldError>{wordsFor(error)}</FieldError>
    </div>
  );
}

function wordsFor(error: Error): string {
  if (wasCancelled(error)) return uploadTexts.cancelled;
  // A problem of a field is shown at that field.
  if (Object.keys(fieldErrors(error)).length > 0) return generalProblems['invalid-fields'].detail;
  if (error instanceof ApiError) return messageOf(error);
  return `${messageOf(error)} Nothing was changed, and the form is as you left it.`;
}

interface CheckingProps {
  /** The part that has been sent, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** Shown while a file is sent and checked. Once it is sent, only the server knows how long the check takes. */
export function Checking({ part, onCancel }: CheckingProps) {
  const isSent = part >= 1;
  return (
    <div className="stack gap12">
      <p className="flex spread gap12">
        <span role="status">
          {isSent ? 'Checking every row… A large file can take a minute.' : 'Uploading…'}
        </span>
        {!isSent && <span translate="no">{Math.floor(part * 100)} %</span>}
      </p>
      <ProgressBar label={isSent ? 'Checking' : 'Uploading'} value={isSent ? null : part} />
      <div>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
