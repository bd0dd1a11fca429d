import { hasCode } from '@caliper/contract/client/api-error.ts';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { type AuthRequest, allowing, authRequestsQuery, resending } from '../team.queries.ts';

/** Mails an invitation, for the first time or anew. It is at work until the list says so too. */
export function useMailing(isAgain: boolean, onDone: () => void) {
  const { mutate, isPending } = useSingleMutation({
    ...(isAgain ? resending : allowing),
    onSuccess: (_, { email }: AuthRequest) => {
      const what = isAgain ? 'A new invitation' : 'The invitation';
      notify({ message: `${what} has been sent to ${email}.`, variant: 'success' });
      // What is sent again stays where it is.
      if (!isAgain) onDone();
    },
    // Somebody else was faster, and the row goes.
    onError: (error) => {
      if (hasCode(error, 'invitation-over')) onDone();
    },
    onSettled: () => queryClient.invalidateQueries(authRequestsQuery),
  });
  return { mail: mutate, isMailing: isPending };
}
