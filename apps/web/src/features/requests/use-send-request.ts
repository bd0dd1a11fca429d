import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notify } from '../../lib/notifications.ts';
import type { RequestBody } from './request-body.ts';
import { noticeOf } from './request-failure.ts';

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
