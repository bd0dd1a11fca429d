import { ActionMenu } from '@caliper/ui/action-menu.tsx';
import { StatusTag } from '@caliper/ui/status-tag.tsx';
import { formatDate } from '../../../lib/format.ts';
import type { CompanyUser } from '../companies.queries.ts';
import classes from './company-users.module.css';
import { EnabledBox } from './enabled-box.tsx';
import type { UserActs } from './use-user-acts.ts';
import { factsOf, roleWords } from './user-facts.ts';
import { menuOf } from './user-menu.ts';

interface UserRowProps {
  user: CompanyUser;
  isOwn: boolean;
  acts: UserActs | null;
}

export function UserRow({ user, isOwn, acts }: UserRowProps) {
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <Person user={user} />
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
        <EnabledBox user={user} isOwn={isOwn} acts={acts} />
      </td>
      <td data-label="Last active">
        <LastActive at={user.lastActive} />
      </td>
      {acts && (
        <td>
          <ActionMenu
            label={`Actions for ${user.name}`}
            words="Actions"
            busy={acts.isBusyWith(user)}
            actions={menuOf(user, isOwn, acts.ask)}
          />
        </td>
      )}
      {acts && (
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
      <span className={classes.name}>{user.name}</span>
      <span className={classes.email} translate="no">
        <Email of={user.email} />
      </span>
      {facts.length > 0 && (
        <span className={classes.facts}>
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

/** A long one breaks before its domain. */
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
