import { companiesProblems } from '@caliper/contract/companies/companies.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { memo, useRef } from 'react';
import { capitalised, formatDate } from '../../../lib/format.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { useBarHeight } from '../../../lib/use-bar-height.ts';
import type { Member } from '../team.queries.ts';
import classes from './team-management.module.css';
import { changesSentence, isEnabledAfter, type TeamAccessState, useTeamAccess } from './use-team-access.tsx';

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
      <Table
        label="Team members"
        stacks
        heads={['Enabled', 'Name', 'Professional title', 'Role', { head: 'Last active', is: 'number' }]}
      >
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
        <p className="pt12 quiet">There is no one else in your team yet. Invite someone below.</p>
      )}
      <AccessBar access={access} />
      {access.question}
    </>
  );
}

interface MemberRowProps {
  member: Member;
  isEnabled: boolean;
  isOwn: boolean;
  /** Later changes would be lost: the page reloads after a save. */
  isSaving: boolean;
  onChange: (id: string, enabled: boolean) => void;
}

const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, isEnabled, isOwn, isSaving, onChange } = props;
  const { id, name, email, title, role, lastActive } = member;
  return (
    <tr>
      <td data-lead {...(isOwn && { title: ownReason })}>
        <Checkbox
          aria-label={`Enable ${name}`}
          aria-describedby={isOwn ? `own-${id}` : undefined}
          checked={isEnabled}
          disabled={isOwn || isSaving}
          onChange={(event) => onChange(id, event.target.checked)}
        />
      </td>
      <th scope="row">
        <span className={classes.name}>
          <span translate="no">{name}</span> {isOwn && '(you)'}
        </span>
        <span className="block small quiet anywhere" translate="no">
          {email}
        </span>
        {isOwn && <Unseen id={`own-${id}`}>{ownReason}</Unseen>}
      </th>
      <td data-label="Professional title">
        <span className={classes.post}>{title || '–'}</span>
      </td>
      <td data-label="Role">
        {role === 'team leader' ? <StatusTag tone="accent">Team leader</StatusTag> : capitalised(role)}
      </td>
      <td data-number data-label="Last active" className="quiet">
        {lastActive ? <Day milliseconds={lastActive} /> : 'never'}
      </td>
    </tr>
  );
});

const ownReason = companiesProblems['own-access'].detail;

function Day({ milliseconds }: { milliseconds: number }) {
  return <time translate="no">{formatDate(milliseconds / 1000)}</time>;
}

/** Counts the unsaved changes, and saves them. */
function AccessBar({ access }: { access: TeamAccessState }) {
  const { changed, isOver, problem, isSaving } = access;
  const bar = useRef<HTMLDivElement>(null);
  const isUnsaved = changed.length > 0;
  useBarHeight(bar, '--bottom-bar', isUnsaved);
  // The button disappears with the changes, so the focus moves.
  const undo = () => {
    access.undo();
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} tabIndex={-1} className={classes.bar} data-unsaved={isUnsaved || undefined}>
      <Button variant="primary" busy={isSaving} refused={!isUnsaved || isOver} onClick={access.save}>
        Update team access
      </Button>
      {isUnsaved && (
        <Button variant="quiet" disabled={isSaving} onClick={undo}>
          Undo changes
        </Button>
      )}
      <p className="quiet" role="status">
        {isUnsaved && changesSentence(changed)}
      </p>
      {isUnsaved && problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
