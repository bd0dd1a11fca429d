import { hasCode } from '@caliper/contract/client/api-error.ts';
import { ConfirmDialog } from '@caliper/ui/confirm-dialog.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { type AuthRequest, authRequestsQuery } from '../team.queries.ts';

interface DenyRequestProps {
  /** The request to be denied, or null. */
  request: AuthRequest | null;
  onDone: () => void;
  onClose: () => void;
}

export function DenyRequest({ request, onDone, onClose }: DenyRequestProps) {
  const drop = (id: number) => {
    dropFromList(id);
    requestAnimationFrame(onDone);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ pending_id }: AuthRequest) => call('denyRequest', { params: { pending_id } }),
    onSuccess: (_, { pending_id, email }) => {
      drop(pending_id);
      notify({ message: `The request for ${email} has been denied.`, variant: 'success' });
    },
    // Another admin was faster.
    onError: (error, { pending_id }) => {
      if (hasCode(error, 'invitation-over')) drop(pending_id);
    },
    onSettled: () => {
      onClose();
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  return (
    <ConfirmDialog
      title="Deny this request?"
      opened={request !== null}
      action="Deny"
      destructive
      busy={isPending}
      onConfirm={() => request && mutate(request)}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{request?.email}</strong> will not be able to register for{' '}
        <span translate="no">{request?.company}</span>
        {request?.state === 'pending' ? '.' : ': the link in the mail will stop working.'}
      </p>
    </ConfirmDialog>
  );
}

function dropFromList(id: number): void {
  const { queryKey } = authRequestsQuery;
  queryClient.setQueryData(queryKey, (list) => list?.filter(({ pending_id }) => pending_id !== id));
}
