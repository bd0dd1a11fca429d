import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/button.tsx';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { authRequestsQuery } from '../team.queries.ts';
import classes from './admin-home.module.css';
import { AuthRequests } from './auth-requests.tsx';

/** The work that waits: whom team leaders have asked to let in. */
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
        <FailedState title="The requests did not load" onRetry={() => void refetch()}>
          <p>{messageOf(error)}</p>
        </FailedState>
      )}
    </>
  );
}
