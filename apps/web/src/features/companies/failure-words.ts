import { ApiError } from '@caliper/contract/client/api-error.ts';

export const connectionLost =
  'The connection was lost before the server confirmed this. Nothing you entered is gone; please try again.';

/** The server's own sentence about what was asked of it; null where it has none to give. */
export function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.status < 500 && error.code !== 'unreadable' ? error.detail : null;
}

/** What stands under the form that failed. */
export function formProblemOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : connectionLost;
}
