import { hasCode } from '@caliper/contract/client/api-error.ts';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { type AuthRequest, authRequestsQuery } from './team.queries.ts';

/** Mails an invitation, for the first time or again. It is busy until the list has been updated. */
export function useMailing(isAgain: boolean, onDone: () => void) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ pending_id }: AuthRequest) =>
      call(isAgain ? 'resendInvitation' : 'allowRequest', { params: { pending_id } }),
    onSuccess: (_, { email }) => {
      const what = isAgain ? 'A new invitation' : 'The invitation';
      notifySuccess(`${what} has been sent to ${email}.`);
      // An invitation that is sent again stays in its place.
      if (!isAgain) onDone();
    },
    // Someone else was faster, and the row disappears.
    onError: (error) => {
      if (hasCode(error, 'invitation-over')) onDone();
    },
    onSettled: () => queryClient.invalidateQueries(authRequestsQuery),
  });
  return { mail: mutate, isMailing: isPending };
}
