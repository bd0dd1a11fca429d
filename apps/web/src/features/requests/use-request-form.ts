import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { useRef } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { dismissNotification, notifyFailure } from '../../lib/notifications.ts';
import type { Session } from '../../lib/session/session.ts';

export type RequestBody = Input<'contactUs'>['body'];

const notGiven = 'n/a';

/** What every request of a signed-in person says about them. */
export function senderOf(user: Session['user'] | undefined) {
  if (!user) return {};
  const { name, email, phone, title, company } = user;
  return { name, email, phone: phone || notGiven, title: title || notGiven, company };
}

/** The page that the person is looking at, for staff. */
export function pageAddress(): string {
  return window.location.href.slice(0, lengths.other);
}

/** The same for another page of ours. */
export function addressOf(path: string): string {
  return `${window.location.origin}${path}`.slice(0, lengths.other);
}

interface RequestFormOptions<Values> {
  values: Values;
  /** What is sent. */
  body: (values: Values) => RequestBody;
  /** The fields that can show their own errors, if not all; all others become a notification. */
  shows?: readonly (keyof Values)[];
  onSent: (answer: Answer<'contactUs'>, sent: Values, isAsSent: boolean) => void;
}

/** A form that sends a request to staff. */
export function useRequestForm<Values extends object>(options: RequestFormOptions<Values>) {
  const { values, body, shows = Object.keys(values), onSent } = options;
  const failure = useRef('');
  return useForm({
    values,
    send: (draft: Values, { once }) => {
      const sent = body(draft);
      return call('contactUs', { body: sent }, once(sent));
    },
    onSent: (answer, sent, isAsSent) => {
      // The page itself may say that it was sent; what said that it was not must not stand beside it.
      dismissNotification(failure.current);
      onSent(answer, sent.values, isAsSent);
    },
    onFailed: (error) => {
      const message = noticeOf(error, shows);
      if (message) failure.current = notifyFailure(message);
    },
  });
}

export const requestNotSent =
  'Your request could not be sent because the connection was lost. Nothing you entered is gone; please try again.';

/** The part of an error that no field of the form can show. */
export function noticeOf(error: unknown, shown: readonly PropertyKey[]): string | null {
  if (!(error instanceof ApiError)) return requestNotSent;
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return messageOf(error);
  const hidden = fields.filter(([name]) => !shown.includes(name));
  return hidden.length > 0 ? hidden.map(([, sentence]) => sentence).join(' ') : null;
}
