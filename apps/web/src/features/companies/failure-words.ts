import { ApiError } from '@caliper/contract/client/api-error.ts';

export const connectionLost =
  'The connection was lost before the server confirmed this. Nothing you entered is gone; please try again.';

/** What stands under the form that failed. */
export function formProblemOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : connectionLost;
}
