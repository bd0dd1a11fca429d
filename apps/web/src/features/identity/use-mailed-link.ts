import type { Input } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useNewPassword } from './passwords/new-password-form.tsx';

/** The link works once. The same password sent again, after a lost answer, is the same request and succeeds again. */
export function usePasswordReset(token: string, onSent: () => Promise<void>) {
  return useNewPassword({
    send: (wanted, { once }) => {
      const body = { token, ...wanted };
      return call('passwordReset', { body }, once(body));
    },
    onSent,
  });
}

/** The link works once; sent again after a lost answer, it is the same request and succeeds again. */
export function useEmailVerification() {
  const [keys] = useState(createRequestKeys);
  return useMutation({
    mutationFn: (body: Input<'verifyEmail'>['body']) =>
      call('verifyEmail', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
  });
}
