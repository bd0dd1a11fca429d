import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../api-client.ts';
import { notify } from '../notifications.ts';
import { createRequestKeys } from '../request-keys.ts';
import type { RequestBody } from './request-body.ts';
import { fieldErrors, noticeOf } from './request-failure.ts';

interface SendRequestOptions {
  /** The fields that can show what is wrong with them; all else becomes a notification. */
  shows: readonly (keyof RequestBody)[];
  onSent: () => void;
}

/** For a form that asks something of staff. However often it is pressed, one request is on its way. */
export function useSendRequest({ shows, onSent }: SendRequestOptions) {
  const [keys] = useState(createRequestKeys);
  const isOnItsWay = useRef(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (body: RequestBody) => call('contactUs', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: { showsOwnError: true },
    onSuccess: () => {
      keys.arrived();
      onSent();
    },
    onError: (failure) => {
      const message = noticeOf(failure, shows);
      if (message) notify({ message, variant: 'danger' });
    },
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const send = (body: RequestBody) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(body);
  };
  return { send, isSending: isPending, errors: fieldErrors(error), clearErrors: reset };
}
