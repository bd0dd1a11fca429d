import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { Withdrawn } from '../reports/index.ts';
import { type DashboardAddress, ticketQuery } from './dashboard-address.ts';
import { EmbeddedFrame } from './embedded-frame.tsx';
import { Refused } from './refused.tsx';
import { useTicket } from './use-ticket.ts';
import { useViewInAddress } from './use-view.ts';

interface OpenDashboardProps {
  address: DashboardAddress;
  /** Undefined while unknown. */
  name: string | undefined;
}

/** Requests access to the dashboard, and opens it. */
export function OpenDashboard({ address, name }: OpenDashboardProps) {
  const { kind, id, frame: path } = address;
  const { search } = useLocation();
  // Later filters do not make it another dashboard.
  const [query] = useState(() => ticketQuery(search));
  const { keys, error, trouble, attempt, renew, giveUp, retry } = useTicket({ kind, id, query });
  const frame = useRef<HTMLIFrameElement>(null);
  const showView = useViewInAddress(frame);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (hasCode(error, 'report-withdrawn')) return <Withdrawn />;
  if (error instanceof ApiError && error.status === 403) {
    return <Refused error={error} address={address} name={name} />;
  }
  if (trouble) {
    return (
      <FailedState title="The dashboard did not open" titleAs="h1" onRetry={retry}>
        <p>{trouble}</p>
      </FailedState>
    );
  }
  return (
    <EmbeddedFrame
      key={attempt}
      frame={frame}
      title={name === undefined ? 'Dashboard' : `Dashboard: ${name}`}
      path={path}
      search={search}
      keys={keys}
      onMessage={(message) => {
        if (message.caliper === 'keys-refused') renew();
        if (message.caliper === 'view') showView(message.search);
      }}
      onFailed={giveUp}
      waiting={<PanelsSkeleton />}
    />
  );
}
