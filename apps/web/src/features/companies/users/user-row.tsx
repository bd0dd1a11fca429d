import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { InstantCheckbox } from '@caliper/ui/fields/instant-checkbox.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { dismissNotification, notifyFailure } from '../../../lib/notifications.ts';
import { type CompanyUser, companyUsersQuery, forgetCompanies } from '../companies.queries.ts';
import classes from './company-users.module.css';
import { UserActions } from './user-actions.tsx';
import { enablingRefusal, factsOf, roleWords } from './user-facts.ts';
import { ViewAs } from './view-as.tsx';

interface UserRowProps {
  companyId: number;
  isProvider: boolean;
  user: CompanyUser;
  isOwn: boolean;
  isReadOnly: boolean;
  onGone: () => void;
}

export function UserRow({ companyId, isProvider, user, isOwn, isReadOnly, onGone }: UserRowProps) {
  const refusal = enablingRefusal(isOwn, isProvider);
  return (
    <tr>
      <th scope="row" className="anywhere">
        <Person user={user} />
        <span className="row wrap gap8 rows0">
          <Link className="small" to={`${paths.accessCheck}?person=${encodeURIComponent(user.email)}`}>
            Check access
          </Link>
          {!isProvider && user.enabled && !user.locked && <ViewAs id={user.id} name={user.name} />}
        </span>
      </th>
      <td data-label="Professional title">{user.title || '–'}</td>
      <td data-label="Role">
        {user.role === 'team leader' ? (
          <StatusTag tone="accent">{roleWords(user)}</StatusTag>
        ) : (
          roleWords(user)
        )}
      </td>
      <td data-label="Enabled">
        <InstantCheckbox
          aria-label={`${user.name} is enabled`}
          checked={user.enabled}
          disabled={isReadOnly || refusal !== undefined}
          title={isReadOnly ? undefined : refusal}
          onChange={(enabled) => setEnabled(companyId, user, enabled)}
        />
      </td>
      <td data-label="Last active">
        <LastActive at={user.lastActive} />
      </td>
      {!isReadOnly && (
        <td>
          <UserActions companyId={companyId} user={user} isOwn={isOwn} onGone={onGone} />
        </td>
      )}
      {!isReadOnly && (
        <td className={classes.id} data-label="Id" translate="no">
          {user.id}
        </td>
      )}
    </tr>
  );
}

function Person({ user }: { user: CompanyUser }) {
  const facts = factsOf(user);
  return (
    <>
      <span className="block semi">{user.name}</span>
      <span className="block small faint plain" translate="no">
        <Email of={user.email} />
      </span>
      {user.phone && (
        <span className="block small faint plain" translate="no">
          {user.phone}
        </span>
      )}
      {facts.length > 0 && (
        <span className="flex wrap gap4 mt4">
          {facts.map(({ words, tone }) => (
            <StatusTag key={words} tone={tone} soft>
              {words}
            </StatusTag>
          ))}
        </span>
      )}
    </>
  );
}

/** A long address breaks before its domain. */
function Email({ of: email }: { of: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function LastActive({ at }: { at: number | null }) {
  return at === null ? <>never</> : <time translate="no">{formatDate(at / 1000)}</time>;
}

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
      lastFailure.set(id, notifyFailure(companyTexts.userFailed));
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
