import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { noticeOf } from '../../lib/requests/request-failure.ts';

const gone = 'This is no longer there. Load the page again to see what is.';

/** Stands under the title. */
export function titleFailure(error: unknown): string | null {
  return error instanceof ApiError ? (error.fields.c_report_name ?? null) : null;
}

/** Everything else, in one place. */
export function failureNote(error: unknown): string | null {
  if (!error || titleFailure(error)) return null;
  return hasCode(error, 'not-found') ? gone : noticeOf(error, []);
}
