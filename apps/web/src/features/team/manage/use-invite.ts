import type { Input } from '@caliper/contract/endpoints.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { createRequestKeys } from '../../../lib/request-keys.ts';
import { fieldErrors, noticeOf } from '../../../lib/requests/request-failure.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { authRequestsQuery } from '../team.queries.ts';

type Invitation = Input<'invite'>['body'];

/** Asks for an invitation, once however often it is pressed. */
export function useInvite(onSent: () => void) {
  const [keys] = useState(createRequestKeys);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (body: Invitation) => call('invite', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: { showsOwnError: true },
    onSuccess: () => {
      keys.arrived();
      notify({ message: teamTexts.invited, variant: 'success' });
      onSent();
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  return { invite: mutate, isSending: isPending, problem: error && inviteProblem(error) };
}

/** The form has one field, so whatever went wrong stands under it. */
function inviteProblem(error: unknown): string | null {
  return fieldErrors(error).email ?? noticeOf(error, []);
}
