import { hasCode } from '@caliper/contract/client/api-error.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { useIsMutating, useMutation, useMutationState } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { queryClient, showsOwnError } from '../api/query-client.ts';
import { formatExpiry } from '../format.ts';
import { notify } from '../notifications.ts';
import { type Session, useSession } from '../session/session.ts';
import { senderOf } from './request-body.ts';
import { noticeOf } from './request-failure.ts';

/** Asks for renewal. All buttons that do so share their state. */
export function useRenewalRequest() {
  const session = useSession();
  const mutationKey = ['renewal request', session?.user.id];
  const isSending = useIsMutating({ mutationKey }) > 0;
  const isSent = useMutationState({ filters: { mutationKey, status: 'success' } }).length > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: requestRenewal,
    gcTime: Number.POSITIVE_INFINITY,
    meta: showsOwnError,
    onSuccess: () => notify({ message: requestSent, variant: 'success' }),
    onError: (error) => notify({ message: noticeOf(error, []) ?? '', variant: 'danger' }),
  });
  const request = () => {
    // The cache is asked because a second click may come before the next render.
    if (session && !isSent && queryClient.isMutating({ mutationKey }) === 0) mutate(session);
  };
  return { request, isSending, isSent };
}

/**
 * The key belongs to the subscription, so asking from two tabs is asking once. So is asking again under another name or
 * phone number: the first request has arrived, and says whom to call.
 */
export async function requestRenewal({ user, usergroupData: { expiry } }: Session): Promise<void> {
  const other = expiry === null ? '' : formatExpiry(expiry);
  const body = { ...senderOf(user), subject: 'New Renewal Request', other } as const;
  const idempotencyKey = `renewal-${user.id}-${expiry ?? 'open'}`;
  try {
    await call('contactUs', { body }, { idempotencyKey });
  } catch (error) {
    if (!hasCode(error, 'repeated-with-changes')) throw error;
  }
}
