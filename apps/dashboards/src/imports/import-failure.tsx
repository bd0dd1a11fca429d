import { ApiError, fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { wasCancelled } from '@caliper/ui/sending/post-form.ts';
import classes from './imports.module.css';

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
