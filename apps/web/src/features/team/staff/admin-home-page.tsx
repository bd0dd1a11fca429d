import { Button } from '@caliper/ui/actions/button.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { authRequestsQuery } from '../team.queries.ts';
import classes from './admin-home.module.css';
import { AuthRequests } from './auth-requests.tsx';

/** Open work: the invitations that team leaders have requested. */
export function AdminHomePage() {
  const { data: requests, error, isFetching, refetch } = useQuery(authRequestsQuery);
  return (
    <>
      <div className={classes.head}>
        <h1>Admin Panel</h1>
        <Button icon="reload" busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {requests && <AuthRequests requests={requests} />}
      {!requests && !error && <TableSkeleton columns={5} rows={4} />}
      {!requests && error && (
        <FailedQuery title="The requests did not load" error={error} onRetry={refetch} />
      )}
    </>
  );
}
