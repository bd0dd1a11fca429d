import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';

export const connectionLost =
  'Your request could not be sent because the connection was lost. Nothing you entered is gone; please try again.';

/** What stands under the fields of the form. */
export function fieldErrors(error: unknown): Record<string, string> {
  return hasCode(error, 'invalid-fields') ? error.fields : {};
}

/** What is told beside the form, because none of the fields that it shows can tell it. */
export function noticeOf(error: unknown, shownFields: readonly string[]): string | null {
  if (!(error instanceof ApiError)) return connectionLost;
  const fields = Object.entries(fieldErrors(error));
  if (fields.length === 0) return error.detail;
  const hidden = fields.filter(([name]) => !shownFields.includes(name));
  return hidden.length > 0 ? hidden.map(([, sentence]) => sentence).join(' ') : null;
}
