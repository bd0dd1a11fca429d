import { messageOf } from '@caliper/contract/client/api-error.ts';
import { dashboardsProblems } from '@caliper/contract/dashboards/dashboards.messages.ts';
import type { FrameKeys } from '@caliper/contract/dashboards/frame.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { ticketQueryFor } from './dashboards.queries.ts';

const pauseMilliseconds = 10_000;

/** The keys that open the frame. A refusal requests new ones, unless it directly follows another. */
export function useTicket(body: Input<'embedTicket'>['body']) {
  const session = useSession();
  const { data, error, refetch } = useQuery(ticketQueryFor(body));
  const lastRefusal = useRef(Number.NEGATIVE_INFINITY);
  const [givenUp, giveUp] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const usergroupId = String(session?.usergroupData.id ?? '');
  const id = String(body.id);
  const keys = useMemo<FrameKeys | null>(
    () => (data ? { idToken: data.ticket, usergroupId, id } : null),
    [data, usergroupId, id],
  );
  const renew = () => {
    const now = Date.now();
    if (now - lastRefusal.current < pauseMilliseconds) {
      giveUp(dashboardsProblems['ticket-spent'].detail);
      return;
    }
    lastRefusal.current = now;
    void refetch();
  };
  const retry = async () => {
    await refetch();
    lastRefusal.current = Number.NEGATIVE_INFINITY;
    giveUp(null);
    setAttempt(attempt + 1);
  };
  return {
    keys,
    error,
    /** Why nothing is shown, if a retry may help. */
    trouble: givenUp ?? (error && !keys ? messageOf(error) : null),
    /** Increases with each retry, which reloads the frame. */
    attempt,
    renew,
    giveUp: () => giveUp('The server did not answer.'),
    retry: () => void retry(),
  };
}
