import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useState } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { type CompanyUser, companyUsersQuery, forgetCompanies } from '../companies.queries.ts';
import { questionBefore, type UserAct, userActs } from './user-acts.ts';

/** What staff do with one person, at once or after a question. What they do with another does not wait for it. */
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
    // Somebody else has deleted them meanwhile.
    onError: (error) => {
      if (hasCode(error, 'not-found')) drop();
    },
    onSettled: () => {
      setAsked(null);
      forgetCompanies();
    },
  });
  return {
    ask: (act: UserAct) => (questionBefore(act, user) ? setAsked(act) : mutate(act)),
    asked,
    confirm: () => asked && mutate(asked),
    cancel: () => setAsked(null),
    isBusy: isPending,
  };
}

function dropFromList(companyId: number, userId: string): void {
  queryClient.setQueryData(companyUsersQuery(companyId).queryKey, (users) =>
    users?.filter(({ id }) => id !== userId),
  );
}
