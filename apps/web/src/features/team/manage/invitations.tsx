import { TableSkeleton } from '@caliper/ui/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { authRequestsQuery } from '../team.queries.ts';
import { invitationWords } from './invitation-words.ts';
import classes from './team-management.module.css';

/** The invitations of people who have not registered yet. */
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
    return <FailedQuery title="The invitations did not load" error={error} onRetry={refetch} />;
  }
  if (!invitations) return <TableSkeleton columns={2} rows={2} />;
  if (invitations.length === 0) return <p className={classes.nothing}>There are no open invitations.</p>;
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
