import { messageOf } from '@caliper/contract/client/api-error.ts';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { authRequestsQuery } from '../team.queries.ts';
import { invitationWords } from './invitation-words.ts';
import classes from './team-management.module.css';

/** What became of the people who were invited and have not registered. */
export function Invitations() {
  return (
    <section className={classes.part} aria-labelledby="invitations">
      <h2 id="invitations" className={classes.title}>
        Invitations
      </h2>
      <List />
    </section>
  );
}

function List() {
  const { data: invitations, error, refetch } = useQuery(authRequestsQuery);
  if (error && !invitations) {
    return (
      <FailedState title="The invitations did not load" onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailedState>
    );
  }
  if (!invitations) return <TableSkeleton columns={2} rows={2} />;
  if (invitations.length === 0) return <p className={classes.nothing}>No invitation is open.</p>;
  return (
    <ul className={classes.invitations}>
      {invitations.map((invitation) => (
        <li key={invitation.pending_id} className={classes.invitation}>
          <span translate="no">{invitation.email}</span>
          <span className={classes.state}>{invitationWords(invitation)}</span>
        </li>
      ))}
    </ul>
  );
}
