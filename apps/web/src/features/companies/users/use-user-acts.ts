import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useState } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { type CompanyUser, companyUsersQuery, forgetCompanies } from '../companies.queries.ts';
import { setEnabled } from './set-enabled.ts';
import { questionBefore, type UserAct, userActs } from './user-acts.ts';

export interface AskedAct {
  act: UserAct;
  user: CompanyUser;
}

/** Everything that staff do with the people of a company: at once, or after a question. */
export function useUserActs(companyId: number, onGone: () => void) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const drop = ({ id }: CompanyUser) => {
    dropFromList(companyId, id);
    onGone();
  };
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: ({ act, user }: AskedAct) => userActs[act].run(user),
    onSuccess: (_, { act, user }) => {
      notify({ message: userActs[act].done(user), variant: 'success' });
      if (act === 'delete') drop(user);
    },
    // Somebody else has deleted them meanwhile.
    onError: (error, { user }) => {
      if (hasCode(error, 'not-found')) drop(user);
    },
    onSettled: () => {
      setAsked(null);
      forgetCompanies();
    },
  });
  const ask = (act: UserAct, user: CompanyUser) =>
    questionBefore(act, user) ? setAsked({ act, user }) : mutate({ act, user });
  return {
    ask,
    asked,
    confirm: () => asked && mutate(asked),
    cancel: () => setAsked(null),
    isBusy: isPending,
    isBusyWith: ({ id }: CompanyUser) => isPending && variables.user.id === id,
    setEnabled: (user: CompanyUser, enabled: boolean) => setEnabled(companyId, user, enabled),
  };
}

export type UserActs = ReturnType<typeof useUserActs>;

function dropFromList(companyId: number, userId: string): void {
  queryClient.setQueryData(companyUsersQuery(companyId).queryKey, (users) =>
    users?.filter(({ id }) => id !== userId),
  );
}
