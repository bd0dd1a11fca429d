import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { dismissNotification, notify } from '../../../lib/notifications.ts';
import { type CompanyUser, companyUsersQuery, forgetCompanies } from '../companies.queries.ts';

const lastAsked = new Map<string, boolean>();
/** By the person's id: the box itself shows a success, which settles the failure before it. */
const lastFailure = new Map<string, string>();

/** On screen at once, on the server in the order of the presses. If the last of them fails, the box goes back. */
export function setEnabled(companyId: number, { id }: CompanyUser, enabled: boolean): void {
  lastAsked.set(id, enabled);
  show(companyId, id, enabled);
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => call('updateUser', { params: { id }, body: { enabled } }),
    scope: { id: `enabled-${id}` },
    meta: showsOwnError,
    onSuccess: () => {
      const failure = lastFailure.get(id);
      if (failure) dismissNotification(failure);
    },
    onError: () => {
      lastFailure.set(id, notify({ message: companyTexts.userFailed, variant: 'danger' }));
      if (lastAsked.get(id) === enabled) show(companyId, id, !enabled);
    },
    onSettled: () => {
      if (lastAsked.get(id) === enabled) forgetCompanies();
    },
  });
  mutation.execute(undefined).catch(() => {});
}

function show(companyId: number, userId: string, enabled: boolean): void {
  queryClient.setQueryData(companyUsersQuery(companyId).queryKey, (users) =>
    users?.map((user) => (user.id === userId ? { ...user, enabled } : user)),
  );
}
