import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { notify } from '../../../lib/notifications.ts';
import { authRequestsQuery } from '../team.queries.ts';

type Invitation = Input<'invite'>['body'];

type InviteErrors = { email?: string | null };

/** Requests an invitation, once however often it is pressed. */
export function useInvite(onSent: (email: string) => void) {
  const [keys] = useState(createRequestKeys);
  const [wrong, setWrong] = useState<InviteErrors>({});
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (body: Invitation) => call('invite', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: (_, { email }) => {
      keys.arrived();
      notify({ message: teamTexts.invited, variant: 'success' });
      onSent(email);
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  const invite = (body: Invitation) => {
    const isMissing = body.email === '';
    setWrong(isMissing ? { email: 'Please enter an e-mail.' } : {});
    return isMissing ? reset() : mutate(body);
  };
  const errors = useMemo<InviteErrors>(() => ({ ...inviteErrors(error), ...wrong }), [error, wrong]);
  return { invite, isSending: isPending, errors };
}

/** The form has one field, so every failure is shown under it. */
function inviteErrors(error: unknown): InviteErrors {
  if (!error) return {};
  return { email: fieldErrors(error).email ?? failureWords(error) };
}
