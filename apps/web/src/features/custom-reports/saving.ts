import { fieldErrors, hasCode } from '@caliper/contract/client/api-error.ts';
import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { failureWords } from '../../lib/forms/failures.ts';

/** A title's error while it is typed. Characters are counted as people see them. */
export function lengthProblem(title: string): string | null {
  return [...title.trim()].length > limits.title ? problems['custom-report-title'].detail : null;
}

/** The problem of a title when it is to be saved. */
export function titleProblem(title: string): string | null {
  return title.trim() === '' ? 'Please enter a title.' : lengthProblem(title);
}

export function named(sentence: string, name: string): string {
  // As a function: a title may contain what `replace` treats as a pattern.
  return sentence.replace('{name}', () => name);
}

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
