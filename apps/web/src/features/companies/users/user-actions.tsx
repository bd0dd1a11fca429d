import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import type { CompanyUser } from '../companies.queries.ts';
import { useUserActs } from './use-user-acts.ts';
import { questionBefore } from './user-acts.ts';
import { menuOf } from './user-menu.ts';

interface UserActionsProps {
  companyId: number;
  user: CompanyUser;
  isOwn: boolean;
  onGone: () => void;
}

export function UserActions({ companyId, user, isOwn, onGone }: UserActionsProps) {
  const { ask, asked, confirm, cancel, isBusy } = useUserActs(companyId, user, onGone);
  const question = asked && questionBefore(asked, user);
  return (
    <>
      <ActionMenu
        label={`Actions for ${user.name}`}
        words="Actions"
        busy={isBusy}
        actions={menuOf(user, isOwn, ask)}
      />
      {question && (
        <ConfirmDialog
          title={question.title}
          opened
          action={question.action}
          destructive
          busy={isBusy}
          onConfirm={confirm}
          onClose={cancel}
        >
          <p>{question.words}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
