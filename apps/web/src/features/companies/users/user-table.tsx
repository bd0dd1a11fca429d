import { Table } from '@caliper/ui/table.tsx';
import { Unseen } from '@caliper/ui/unseen.tsx';
import { useSession } from '../../../lib/session.ts';
import type { CompanyUser } from '../companies.queries.ts';
import type { UserActs } from './use-user-acts.ts';
import { UserRow } from './user-row.tsx';

interface UserTableProps {
  users: readonly CompanyUser[];
  /** Null for those who only look. */
  acts: UserActs | null;
}

/** On a tablet all but the ids are in sight. */
const columns = ['clamp(120px, 12vw, 200px)', '104px', '72px', '94px'];
const adminColumns = [...columns, '114px', '170px'];

export function UserTable({ users, acts }: UserTableProps) {
  const ownId = useSession()?.user.id;
  return (
    <Table label="Users" stacks columns={acts ? adminColumns : columns}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Professional title</th>
          <th scope="col">Role</th>
          <th scope="col">Enabled</th>
          <th scope="col">Last active</th>
          {acts && (
            <th scope="col">
              <Unseen>Actions</Unseen>
            </th>
          )}
          {acts && <th scope="col">Id</th>}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} acts={acts} />
        ))}
      </tbody>
    </Table>
  );
}
