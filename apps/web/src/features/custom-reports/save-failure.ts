import { fieldErrors, hasCode } from '@caliper/contract/client/api-error.ts';
import { failureWords } from '../../lib/forms/failure-words.ts';

const gone = 'This no longer exists. Reload the page to see the current state.';

/** The error shown under the title. */
export function titleFailure(error: unknown): string | null {
  return fieldErrors(error).c_report_name ?? null;
}

/** All other errors, shown in one place. */
export function failureNote(error: unknown): string | null {
  if (!error || titleFailure(error)) return null;
  if (hasCode(error, 'not-found')) return gone;
  return Object.values(fieldErrors(error)).join(' ') || failureWords(error);
}
