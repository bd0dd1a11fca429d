import { Table } from '@caliper/ui/lists/table.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { useSession } from '../../../lib/session/session.ts';
import type { CompanyUser } from '../companies.queries.ts';
import { UserRow } from './user-row.tsx';

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

export function UserTable({ users, ...rest }: UserTableProps) {
  const { isReadOnly } = rest;
  const ownId = useSession()?.user.id;
  return (
    <Table label="Users" stacks columns={isReadOnly ? columns : adminColumns}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Professional title</th>
          <th scope="col">Role</th>
          <th scope="col">Enabled</th>
          <th scope="col">Last active</th>
          {!isReadOnly && (
            <th scope="col">
              <Unseen>Actions</Unseen>
            </th>
          )}
          {!isReadOnly && <th scope="col">Id</th>}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}
