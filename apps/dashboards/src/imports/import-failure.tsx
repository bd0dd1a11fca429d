import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { wasCancelled } from '@caliper/ui/post-form.ts';
import { useEffect, useRef } from 'react';
import { fieldProblemsOf } from './import-form.ts';
import classes from './imports.module.css';

/** Why a file was refused as a whole. */
export function ImportFailure({ error }: { error: Error }) {
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is where the person goes on
  useEffect(() => part.current?.focus(), [error]);
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <FieldError>{wordsFor(error)}</FieldError>
    </div>
  );
}

function wordsFor(error: Error): string {
  if (wasCancelled(error)) return 'The upload was cancelled. Nothing was changed.';
  // A problem of a field is shown at that field.
  if (Object.keys(fieldProblemsOf(error)).length > 0) return generalProblems['invalid-fields'].detail;
  if (error instanceof ApiError) return error.detail;
  return `${messageOf(error)} Nothing was changed, and the form is as you left it.`;
}
