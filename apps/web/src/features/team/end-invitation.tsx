import { hasCode } from '@caliper/contract/client/api-error.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { formatDate } from '../../lib/format.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { type AuthRequest, authRequestsQuery } from './team.queries.ts';

const denying = {
  title: 'Deny this request?',
  action: 'Deny',
  done: (email: string) => `The request for ${email} has been denied.`,
};

const withdrawing = {
  title: 'Withdraw this invitation?',
  action: 'Withdraw',
  done: (email: string) => `The invitation for ${email} has been withdrawn.`,
};

interface EndInvitationProps {
  /** The one to be ended, or null. */
  request: AuthRequest | null;
  /** A leader withdraws it; staff deny it. */
  asLeader?: boolean;
  onDone: () => void;
  onClose: () => void;
}

export function EndInvitation({ request, asLeader = false, onDone, onClose }: EndInvitationProps) {
  const words = asLeader ? withdrawing : denying;
  const drop = (id: number) => {
    dropFromList(id);
    requestAnimationFrame(onDone);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ pending_id }: AuthRequest) => call('denyRequest', { params: { pending_id } }),
    onSuccess: (_, { pending_id, email }) => {
      drop(pending_id);
      notifySuccess(words.done(email));
    },
    // Someone else was faster.
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
      title={words.title}
      opened={request !== null}
      action={words.action}
      destructive
      busy={isPending}
      onConfirm={() => request && mutate(request)}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{request?.email}</strong> will not be able to register for{' '}
        <span translate="no">{request?.company}</span>
        {request?.state === 'pending' ? '.' : ': the link in the mail will stop working.'}
        {asLeader && request && isOpen(request) && ' The license becomes free.'}
      </p>
    </ConfirmDialog>
  );
}

function dropFromList(id: number): void {
  const { queryKey } = authRequestsQuery;
  queryClient.setQueryData(queryKey, (list) => list?.filter(({ pending_id }) => pending_id !== id));
}

/** The state of an invitation, as its team leader sees it. */
export function invitationWords({ state, expiresAt }: Pick<AuthRequest, 'state' | 'expiresAt'>): string {
  const day = expiresAt === null ? '' : formatDate(expiresAt);
  switch (state) {
    case 'pending':
      return 'Waiting for approval by our staff';
    case 'invited':
      return `Invitation sent, link works until ${day}`;
    case 'expired':
      return `The link expired on ${day}`;
    case 'denied':
      return 'Denied by our staff';
  }
}

/** Whether the invitation holds a license, until it is used, denied or expires. */
export function isOpen({ state }: Pick<AuthRequest, 'state'>): boolean {
  return state === 'pending' || state === 'invited';
}
