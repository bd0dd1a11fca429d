import { hasCode } from '@caliper/contract/client/api-error.ts';
import { ActionMenu, type MenuAction } from '@caliper/ui/actions/action-menu.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type CompanyUser, companyUsersQuery, forgetCompanies, freshUsers } from '../companies.queries.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { questionBefore, type UserAct, userActs } from './user-acts.ts';

interface UserActionsProps {
  companyId: number;
  user: CompanyUser;
  isOwn: boolean;
  onGone: () => void;
}

export function UserActions({ companyId, user, isOwn, onGone }: UserActionsProps) {
  const { ask, asked, confirm, cancel, isBusy } = useUserActs(companyId, user, onGone);
  const question = asked && questionBefore(asked, user);
  const [isEditing, setIsEditing] = useState(false);
  const edit = { label: 'Edit name, title, role or company', run: () => setIsEditing(true) };
  return (
    <>
      <ActionMenu
        label={`Actions for ${user.name}`}
        words="Actions"
        busy={isBusy}
        actions={[edit, ...menuOf(user, isOwn, ask)]}
      />
      {isEditing && (
        <EditUserDialog companyId={companyId} user={user} isOwn={isOwn} onClose={() => setIsEditing(false)} />
      )}
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

type Ask = (act: UserAct) => void;

/**
 * The actions on an account. Staff cannot lock, delete or sign out themselves, or delete the accounts that the portal
 * needs.
 */
export function menuOf(user: CompanyUser, isOwn: boolean, ask: Ask): MenuAction[] {
  const action = (act: UserAct, label: string, rest: Partial<MenuAction> = {}) => ({
    label,
    run: () => ask(act),
    ...rest,
  });
  const hasNone = user.multiFactor === false;
  const others = [
    action('devices', user.devices ? `Reset devices (${user.devices})` : 'Reset devices'),
    user.locked ? action('unlock', 'Unlock account') : action('lock', 'Lock account'),
    ...(user.special ? [] : [action('delete', 'Delete user', { destructive: true })]),
  ];
  return [
    action('verify', 'Send verification e-mail'),
    action('secondFactor', hasNone ? 'No second factor to reset' : 'Reset second factor', {
      disabled: hasNone,
    }),
    ...(isOwn ? [] : others),
  ];
}

/** Actions on one person, at once or after a question. Actions on another person do not wait for them. */
export function useUserActs(companyId: number, user: CompanyUser, onGone: () => void) {
  const [asked, setAsked] = useState<UserAct | null>(null);
  const drop = () => {
    dropFromList(companyId, user.id);
    onGone();
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (act: UserAct) => userActs[act].run(user),
    onSuccess: (_, act) => {
      notifySuccess(userActs[act].done(user));
      if (act === 'delete') drop();
    },
    // Someone else has deleted them in the meantime.
    onError: (error) => {
      if (hasCode(error, 'not-found')) drop();
    },
    onSettled: () => {
      setAsked(null);
      forgetCompanies();
    },
  });
  // A question that names numbers reads them again first.
  const counting = useSingleMutation({
    mutationFn: (_act: UserAct) => freshUsers(companyId),
    onSuccess: (_, act) => setAsked(act),
  });
  return {
    ask: (act: UserAct) => {
      if (act === 'lock' || act === 'devices') return counting.mutate(act);
      return questionBefore(act, user) ? setAsked(act) : mutate(act);
    },
    asked,
    confirm: () => asked && mutate(asked),
    cancel: () => setAsked(null),
    isBusy: isPending || counting.isPending,
  };
}

function dropFromList(companyId: number, userId: string): void {
  queryClient.setQueryData(companyUsersQuery(companyId).queryKey, (users) =>
    users?.filter(({ id }) => id !== userId),
  );
}
