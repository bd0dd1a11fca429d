import { Table } from '@caliper/ui/lists/table.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import type { Member } from '../team.queries.ts';
import { AccessBar } from './access-bar.tsx';
import { isEnabledAfter } from './access-changes.ts';
import { MemberRow } from './member-row.tsx';
import classes from './team-management.module.css';
import { useTeamAccess } from './use-team-access.tsx';

interface TeamAccessProps {
  company: Session['usergroupData'];
  members: readonly Member[];
}

/** Everyone with a checkbox. Ticks are kept here until they are saved together. */
export function TeamAccess({ company, members }: TeamAccessProps) {
  const ownId = useSession()?.user.id;
  const access = useTeamAccess(company, members);
  return (
    <>
      <Table label="Team members" stacks>
        <thead>
          <tr>
            <th scope="col">Enabled</th>
            <th scope="col">Name</th>
            <th scope="col">Professional title</th>
            <th scope="col">Role</th>
            <th scope="col" data-number>
              Last active
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isEnabled={isEnabledAfter(member, access.changes)}
              isOwn={member.id === ownId}
              isSaving={access.isSaving}
              onChange={access.change}
            />
          ))}
        </tbody>
      </Table>
      {members.length === 1 && (
        <p className={classes.alone}>There is no one else in your team yet. Invite someone below.</p>
      )}
      <AccessBar access={access} />
      {access.question}
    </>
  );
}
