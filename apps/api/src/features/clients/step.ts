import { clients as limits } from '@caliper/contract/limits.ts';
import { hasExpired } from '../../access/expiry.ts';
import { suggestStep } from '../cockpit/index.ts';
import { noUsage } from '../usage/index.ts';
import type { ClientFacts } from './clients.store.ts';

const dayMs = 86_400_000;

type Known = Pick<ClientFacts, 'expiry' | 'licenses' | 'seatsUsed' | 'seen' | 'hasLeader' | 'lastActive'> & {
  refused: number;
  waits: { cases: number; renewal: boolean };
};

/** What the board of renewals would say of a client, as far as it is known of all of them; null if nothing is to be done. */
export function suggestedStep(client: Known, now: Date): string | null {
  const { expiry, licenses, seatsUsed, seen, hasLeader, lastActive, refused, waits } = client;
  const daysLeft = expiry && Math.ceil((expiry.getTime() - now.getTime()) / dayMs) - (expiry <= now ? 1 : 0);
  const use = { members: seatsUsed, idle: seatsUsed - seen, licenses, hasLeader, lastActive, usage: noUsage };
  // Of what it was refused most, rows tell the name.
  const wanted = refused >= limits.refused ? 'what they were refused' : null;
  return (
    suggestStep({ ...use, daysLeft, asksRenewal: waits.renewal, cases: waits.cases, wanted }, now) || null
  );
}

/** Whether nobody was there for a while, in a company that could be. */
export function isIdle(
  { lastActive, expiry }: Pick<ClientFacts, 'lastActive' | 'expiry'>,
  now: Date,
): boolean {
  if (hasExpired(expiry, now)) return false;
  return lastActive === null || now.getTime() - lastActive.getTime() >= limits.idleDays * dayMs;
}
