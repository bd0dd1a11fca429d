import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';

export const requestNotSent =
  'Your request could not be sent because the connection was lost. Nothing you entered is gone; please try again.';

/** The part of an error that no field of the form can show. */
export function noticeOf(error: unknown, shownFields: readonly string[]): string | null {
  if (!(error instanceof ApiError)) return requestNotSent;
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return messageOf(error);
  const hidden = fields.filter(([name]) => !shownFields.includes(name));
  return hidden.length > 0 ? hidden.map(([, sentence]) => sentence).join(' ') : null;
}
