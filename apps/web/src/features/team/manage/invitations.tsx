import { Button } from '@caliper/ui/actions/button.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { EndInvitation, invitationWords } from '../end-invitation.tsx';
import { type AuthRequest, authRequestsQuery } from '../team.queries.ts';
import { useMailing } from '../use-mailing.ts';
import classes from './team-management.module.css';

/** The invitations of people who have not registered yet. */
export function Invitations() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="pt32" aria-labelledby="invitations">
      <h2 id="invitations" ref={title} tabIndex={-1} className="mb8 noring h4">
        Invitations
      </h2>
      <List title={title} />
    </section>
  );
}

function List({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const { data: invitations, error, refetch } = useQuery(authRequestsQuery);
  const [ending, setEnding] = useState<AuthRequest | null>(null);
  // The pressed button disappears with its line.
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  if (error && !invitations) {
    return <FailedQuery title="The invitations did not load" error={error} onRetry={refetch} />;
  }
  if (!invitations) return <TableSkeleton columns={2} rows={2} />;
  return (
    <>
      {invitations.length === 0 && <p className="quiet">There are no open invitations.</p>}
      {invitations.length > 0 && (
        <ul className="list framed">
          {invitations.map((invitation) => (
            <Invitation
              key={invitation.pending_id}
              invitation={invitation}
              onGone={focusTitle}
              onEnd={setEnding}
            />
          ))}
        </ul>
      )}
      <EndInvitation request={ending} asLeader onDone={focusTitle} onClose={() => setEnding(null)} />
    </>
  );
}

interface InvitationProps {
  invitation: AuthRequest;
  onGone: () => void;
  onEnd: (invitation: AuthRequest) => void;
}

function Invitation({ invitation, onGone, onEnd }: InvitationProps) {
  const { email, state } = invitation;
  const { mail, isMailing } = useMailing(true, onGone);
  const isSent = state === 'invited' || state === 'expired';
  return (
    <li className={classes.invitation}>
      <span className={classes.invited}>
        <span translate="no">{email}</span>
        <span className="small quiet">{invitationWords(invitation)}</span>
      </span>
      {state !== 'denied' && (
        <span className="flex gap4">
          {isSent && (
            <Button
              size="sm"
              busy={isMailing}
              aria-label={`Resend ${email}`}
              onClick={() => mail(invitation)}
            >
              Resend
            </Button>
          )}
          <Button
            size="sm"
            variant="remove"
            disabled={isMailing}
            aria-label={`Withdraw ${email}`}
            onClick={() => onEnd(invitation)}
          >
            Withdraw
          </Button>
        </span>
      )}
    </li>
  );
}
