import { hasCode } from '@caliper/contract/client/api-error.ts';

/** Whether a report is not there for this person: missing, hidden, or theirs and withdrawn. */
export function isGone(error: unknown): boolean {
  return hasCode(error, 'not-found') || hasCode(error, 'report-withdrawn');
}
