import { ApiError, fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notify } from '../../lib/notifications.ts';
import type { Session } from '../../lib/session/session.ts';

export type RequestBody = Input<'contactUs'>['body'];

const notGiven = 'n/a';

/** What every request of a signed-in person says about them. */
export function senderOf({ name, email, phone, title, company }: Session['user']) {
  return { name, email, phone: phone || notGiven, title: title || notGiven, company };
}

/** Whether the draft still says what was sent. */
export function isAsSent(draft: Partial<RequestBody>, sent: RequestBody): boolean {
  return Object.entries(draft).every(([name, value]) => sent[name as keyof RequestBody] === value);
}

/** The page that the person is looking at, for staff. */
export function pageAddress(): string {
  return window.location.href.slice(0, lengths.other);
}

/** The same for another page of ours. */
export function addressOf(path: string): string {
  return `${window.location.origin}${path}`.slice(0, lengths.other);
}

interface SendRequestOptions {
  /** The fields that can show their own errors; all others become a notification. */
  shows: readonly (keyof RequestBody)[];
  onSent: (sent: RequestBody, answer: Answer<'contactUs'>) => void;
}

/** For a form that sends a request to staff. However often it is pressed, only one request is under way. */
export function useSendRequest({ shows, onSent }: SendRequestOptions) {
  const [keys] = useState(createRequestKeys);
  const { mutate, reset, isPending, error } = useSingleMutation({
    mutationFn: (body: RequestBody) => call('contactUs', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: (answer, body) => {
      keys.arrived();
      onSent(body, answer);
    },
    onError: (failure) => {
      const message = noticeOf(failure, shows);
      if (message) notify({ message, variant: 'danger' });
    },
  });
  return { send: mutate, isSending: isPending, errors: fieldErrors(error), clearErrors: reset };
}

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
