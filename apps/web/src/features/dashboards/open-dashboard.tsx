import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { catalogueOf } from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { ToFrame } from '@caliper/contract/dashboards/frame.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState, FailedState } from '@caliper/ui/messages/page-state.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { itemPath, reportPath } from '../../lib/navigation/paths.ts';
import { RefusalWords } from '../access-check/index.ts';
import { useFollowDialog } from '../following/index.ts';
import { Withdrawn } from '../reports/index.ts';
import { type DashboardAddress, ticketQuery } from './dashboard-address.ts';
import { EmbeddedFrame } from './embedded-frame.tsx';
import { useTicket } from './use-ticket.ts';

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
  const follow = useFollowDialog(id);
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
    <>
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
          if (message.caliper === 'follow') void follow.open();
        }}
        onFailed={giveUp}
        waiting={<PanelsSkeleton />}
      />
      {follow.dialog}
    </>
  );
}

interface RefusedProps {
  error: ApiError;
  address: DashboardAddress;
  name: string | undefined;
}

/** Says what is needed to open the dashboard, and leads to the page about the report or the item. */
function Refused({ error, address: { kind, id }, name }: RefusedProps) {
  const { path, words } = wayOn(kind, id, name);
  return (
    <EmptyState
      drawing={<Icon name="lock" size={24} />}
      title={error.detail}
      titleAs="h1"
      action={
        <Link {...buttonLook({ variant: 'primary' })} to={path}>
          {words}
        </Link>
      }
    >
      {name !== undefined && <p>{name}</p>}
      <RefusalWords code={error.code} />
    </EmptyState>
  );
}

function wayOn(kind: DashboardAddress['kind'], id: number, name: string | undefined) {
  if (name === undefined || kind === 'custom-report') return catalogueOf[kind];
  if (kind === 'global' || kind === 'medaccess')
    return { path: reportPath(id, name), words: 'See the report’s preview' };
  return { path: itemPath(kind, id, name), words: 'See what it contains' };
}

const oneStepMilliseconds = 1000;

/**
 * Keeps the page's address and the frame's view in step. Each choice adds a history entry, except one that follows so
 * quickly that it belongs to the last: a moving slider, a word being typed.
 */
function useViewInAddress(frame: RefObject<HTMLIFrameElement | null>): (search: string) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const lastStep = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (!shown || shown.location.search === search) return;
    const message: ToFrame = { caliper: 'view', search };
    shown.postMessage(message, location.origin);
  }, [frame, search]);
  return (chosen) => {
    if (chosen === search) return;
    const replace = Date.now() - lastStep.current < oneStepMilliseconds;
    lastStep.current = Date.now();
    void navigate({ search: chosen }, { replace });
  };
}
