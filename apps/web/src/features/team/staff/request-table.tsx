import { Button } from '@caliper/ui/actions/button.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { formatDate } from '../../../lib/format.ts';
import type { AuthRequest } from '../team.queries.ts';
import { useMailing } from '../use-mailing.ts';
import classes from './admin-home.module.css';

interface RequestTableProps {
  label: string;
  requests: readonly AuthRequest[];
  /** The mail has been sent: the table also shows until when its link works. */
  isSent?: boolean;
  onDone: () => void;
  onDeny: (request: AuthRequest) => void;
}

export function RequestTable({ label, requests, isSent = false, onDone, onDeny }: RequestTableProps) {
  return (
    <Table
      label={label}
      stacks
      heads={[
        'Email and company',
        'Invited by',
        'Since',
        isSent && 'Link',
        { head: 'Id', is: 'number' },
        { head: 'Actions', is: 'unseen' },
      ]}
    >
      <tbody>
        {requests.map((request) => (
          <RequestRow
            key={request.pending_id}
            request={request}
            isSent={isSent}
            onDone={onDone}
            onDeny={onDeny}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RequestRowProps {
  request: AuthRequest;
  isSent: boolean;
  onDone: () => void;
  onDeny: (request: AuthRequest) => void;
}

function RequestRow({ request, isSent, onDone, onDeny }: RequestRowProps) {
  const { pending_id, email, company, invitedBy, createdAt } = request;
  const { mail, isMailing } = useMailing(isSent, onDone);
  const action = isSent ? 'Resend' : 'Allow';
  return (
    <tr>
      <th scope="row" translate="no">
        <span className={classes.email}>{email}</span>
        <span className="block small quiet anywhere">{company}</span>
      </th>
      <td data-label="Invited by" translate="no">
        <span className={classes.leader}>{invitedBy ?? '–'}</span>
      </td>
      <td data-label="Since">
        <time translate="no">{formatDate(createdAt)}</time>
      </td>
      {isSent && (
        <td data-label="Link">
          <LinkState request={request} />
        </td>
      )}
      <td data-number data-label="Id" translate="no">
        {pending_id}
      </td>
      <td>
        <div className={classes.actions}>
          <Button size="sm" busy={isMailing} aria-label={`${action} ${email}`} onClick={() => mail(request)}>
            {action}
          </Button>
          <Button
            size="sm"
            variant="remove"
            disabled={isMailing}
            aria-label={`Deny ${email}`}
            onClick={() => onDeny(request)}
          >
            Deny
          </Button>
        </div>
      </td>
    </tr>
  );
}

function LinkState({ request: { state, expiresAt } }: { request: AuthRequest }) {
  if (expiresAt === null) return '–';
  const isPast = state === 'expired';
  return (
    <span className={isPast ? 'bad' : undefined}>
      {isPast ? 'expired' : 'until'} <time translate="no">{formatDate(expiresAt)}</time>
    </span>
  );
}
