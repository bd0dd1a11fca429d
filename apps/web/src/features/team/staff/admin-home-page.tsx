import { Button } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { refreshWork, StaffWork } from '../../cockpit/index.ts';
import { EndInvitation } from '../end-invitation.tsx';
import { type AuthRequest, authRequestsQuery } from '../team.queries.ts';
import classes from './admin-home.module.css';
import { RequestTable } from './request-table.tsx';

/** Open work: first the invitations that team leaders have requested. */
export function AdminHomePage() {
  const { data: requests, error, isFetching, refetch } = useQuery(authRequestsQuery);
  const refresh = () => {
    void refetch();
    refreshWork();
  };
  return (
    <>
      <div className="flex wrap spread bottom gap12">
        <h1>Admin Panel</h1>
        <Button icon="reload" busy={isFetching} onClick={refresh}>
          Refresh
        </Button>
      </div>
      {requests && <AuthRequests requests={requests} />}
      {!requests && !error && <TableSkeleton columns={5} rows={4} />}
      {!requests && error && (
        <FailedQuery title="The requests did not load" error={error} onRetry={refetch} />
      )}
      <StaffWork hasRefresh />
    </>
  );
}

/** Requests that wait for staff, and below them sent invitations that have not been used yet. */
function AuthRequests({ requests }: { requests: readonly AuthRequest[] }) {
  const [denying, setDenying] = useState<AuthRequest | null>(null);
  const waiting = useRef<HTMLElement>(null);
  const pending = requests.filter(({ state }) => state === 'pending');
  const sent = requests.filter(({ state }) => state === 'invited' || state === 'expired');
  // The pressed button disappears with its row, so the focus moves to the top.
  const focusWork = () => waiting.current?.focus({ preventScroll: true });
  const rows = { onDone: focusWork, onDeny: setDenying };
  return (
    <>
      <section ref={waiting} tabIndex={-1} className="pt32 noring" aria-label="Pending requests">
        {pending.length > 0 ? (
          <>
            <Title words="Pending requests" count={pending.length} />
            <RequestTable label="Pending requests" requests={pending} {...rows} />
          </>
        ) : (
          <EmptyState title="No pending requests">
            <p>When a team leader invites someone, the request appears here until you allow or deny it.</p>
          </EmptyState>
        )}
      </section>
      {sent.length > 0 && (
        <section className="pt32 noring" aria-label="Sent invitations">
          <Title words="Sent invitations" count={sent.length} />
          <RequestTable label="Sent invitations" requests={sent} isSent {...rows} />
        </section>
      )}
      <EndInvitation request={denying} onDone={focusWork} onClose={() => setDenying(null)} />
    </>
  );
}

function Title({ words, count }: { words: string; count: number }) {
  return (
    <h2 className={classes.title}>
      {words} <span translate="no">{count}</span>
    </h2>
  );
}
