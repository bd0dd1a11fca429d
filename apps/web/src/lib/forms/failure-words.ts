import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';

export const connectionLost =
  'The connection was lost before this was confirmed. Nothing you entered is gone; please try again.';

/** Why something could not be saved. */
export function failureWords(error: unknown): string {
  return error instanceof ApiError ? messageOf(error) : connectionLost;
}
