import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { type CompanyUser, companyUsersQuery, forgetCompanies, freshUsers } from '../companies.queries.ts';
import { questionBefore, type UserAct, userActs } from './user-acts.ts';

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
      notify({ message: userActs[act].done(user), variant: 'success' });
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
