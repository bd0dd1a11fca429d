import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { memo } from 'react';
import { capitalised, formatDate } from '../../../lib/format.ts';
import type { Member } from '../team.queries.ts';
import classes from './team-management.module.css';

interface MemberRowProps {
  member: Member;
  isEnabled: boolean;
  isOwn: boolean;
  /** Later changes would be lost: the page reloads after a save. */
  isSaving: boolean;
  onChange: (id: string, enabled: boolean) => void;
}

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
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
        <span className={classes.email} translate="no">
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
      <td data-number data-label="Last active" className={classes.seen}>
        {lastActive ? <Day milliseconds={lastActive} /> : 'never'}
      </td>
    </tr>
  );
});

const ownReason = identityProblems['own-access'].detail;

function Day({ milliseconds }: { milliseconds: number }) {
  return <time translate="no">{formatDate(milliseconds / 1000)}</time>;
}
