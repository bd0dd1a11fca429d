import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { type CompanyDetail, forgetDeleted } from '../companies.queries.ts';

interface DeleteCompanyProps {
  company: CompanyDetail;
  /** Undefined while loading. */
  subscriptions: number | undefined;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCompany({ company, subscriptions, opened, onClose, onDeleted }: DeleteCompanyProps) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (id: number) => call('deleteCompany', { params: { id } }),
    onSuccess: (_, id) => {
      onDeleted();
      forgetDeleted(id);
      notify({ message: `${company.company} has been deleted`, variant: 'success' });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`Delete ${company.company}?`}
      opened={opened}
      action="Delete company"
      destructive
      busy={isPending}
      onConfirm={() => mutate(company.id)}
      onClose={onClose}
    >
      <p>{lossOf(company.users.length, subscriptions)} This cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** 'Its 12 users will lose their accounts. Its 31 subscriptions will be archived.' */
function lossOf(users: number, subscriptions: number | undefined): string {
  return `${userLoss(users)} ${subscriptionLoss(subscriptions)}`;
}

function userLoss(count: number): string {
  if (count === 0) return 'It has no users.';
  return count === 1 ? 'Its 1 user will lose their account.' : `Its ${count} users will lose their accounts.`;
}

function subscriptionLoss(count: number | undefined): string {
  if (count === 0) return 'It has no subscriptions.';
  if (count === 1) return 'Its 1 subscription will be archived.';
  return `Its ${count ?? ''} subscriptions will be archived.`.replace('  ', ' ');
}
