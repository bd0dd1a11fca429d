import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type CompanyDetail, forgetDeleted } from '../companies.queries.ts';
import classes from './company-settings.module.css';

interface SettingsActionsProps {
  company: CompanyDetail;
  subscriptions: number | undefined;
  isUnsaved: boolean;
  isSaving: boolean;
  onDeleted: () => void;
}

/** For admins only: the company's id and actions. */
export function SettingsActions(props: SettingsActionsProps) {
  const { company, subscriptions, isUnsaved, isSaving, onDeleted } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <div className={classes.id}>
        <TextField label="Company id" value={company.id} readOnly translate="no" />
      </div>
      <div className={classes.actions}>
        <div className={classes.state} role="status">
          {isUnsaved && <StatusTag tone="warn">Not saved</StatusTag>}
        </div>
        <Button
          variant="destructive"
          disabled={company.provider}
          title={company.provider ? companyTexts.kept : undefined}
          onClick={() => setIsDeleting(true)}
        >
          Delete
        </Button>
        <Button type="submit" variant="primary" busy={isSaving}>
          Update
        </Button>
      </div>
      <DeleteCompany
        company={company}
        subscriptions={subscriptions}
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface DeleteCompanyProps {
  company: CompanyDetail;
  /** Undefined while loading. */
  subscriptions: number | undefined;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteCompany({ company, subscriptions, opened, onClose, onDeleted }: DeleteCompanyProps) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (id: number) => call('deleteCompany', { params: { id } }),
    onSuccess: (_, id) => {
      onDeleted();
      forgetDeleted(id);
      notifySuccess(`${company.company} has been deleted`);
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
