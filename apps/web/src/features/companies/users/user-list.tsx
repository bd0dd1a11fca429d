import { userReport } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { useMemo, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import type { CompanyUser } from '../companies.queries.ts';
import { usersFound } from './user-facts.ts';
import { UserRow } from './user-row.tsx';

interface UserListProps {
  companyId: number;
  isProvider: boolean;
  users: readonly CompanyUser[];
  isReadOnly: boolean;
  onGone: () => void;
}

const { perPage } = userReport;

/** All people if they are few; otherwise in pages, with a search field. */
export function UserList({ users, ...rest }: UserListProps) {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const found = useMemo(() => usersFound(users, words), [users, words]);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const current = Math.min(page, pages);
  const search = (text: string) => {
    setWords(text);
    setPage(1);
  };
  return (
    <>
      {(users.length > perPage || words !== '') && (
        <div className="mb16 w420">
          <TextField
            label="Search by name or e-mail"
            type="search"
            value={words}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      )}
      <div role="status">
        {found.length === 0 && <p className="quiet framed py24 px10">No users found.</p>}
      </div>
      {found.length > 0 && (
        <UserTable users={found.slice((current - 1) * perPage, current * perPage)} {...rest} />
      )}
      <Pager label="Pages of users" page={current} pages={pages} onChange={setPage} />
    </>
  );
}

interface UserTableProps {
  companyId: number;
  isProvider: boolean;
  users: readonly CompanyUser[];
  isReadOnly: boolean;
  /** Called when a row has been deleted, together with the button that asked. */
  onGone: () => void;
}

/** On a tablet all columns except the ids are visible. */
const columns = ['clamp(120px, 12vw, 200px)', '104px', '72px', '94px'];
const adminColumns = [...columns, '114px', '170px'];

function UserTable({ users, ...rest }: UserTableProps) {
  const { isReadOnly } = rest;
  const ownId = useSession()?.user.id;
  return (
    <Table
      label="Users"
      stacks
      columns={isReadOnly ? columns : adminColumns}
      heads={[
        'Name',
        'Professional title',
        'Role',
        'Enabled',
        'Last active',
        !isReadOnly && { head: 'Actions', is: 'unseen' },
        !isReadOnly && 'Id',
      ]}
    >
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}
