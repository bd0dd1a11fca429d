import { clients as limits } from '@caliper/contract/limits.ts';
import { hasExpired } from '../../access/expiry.ts';
import { daysLeftOf, type StepFacts, suggestStep } from '../cockpit/index.ts';
import type { ClientCompany, ClientPeople } from './clients.store.ts';

const dayMs = 86_400_000;

type Known = Pick<ClientCompany, 'expiry' | 'licenses'> &
  ClientPeople & { refused: number; waits: { cases: number; renewal: boolean } };

export function factsOf(client: Known, now: Date): Omit<StepFacts, 'id'> {
  const { expiry, licenses, seatsUsed, seen, hasLeader, lastActive, waits } = client;
  const daysLeft = daysLeftOf(expiry, now);
  const use = { members: seatsUsed, idle: seatsUsed - seen, licenses, hasLeader, lastActive };
  return { ...use, daysLeft, asksRenewal: waits.renewal, cases: waits.cases };
}

/** What the board of renewals would say of a client, as far as it is known of all of them; null if nothing is to be done. */
export function suggestedStep(client: Known, now: Date): string | null {
  // Of what it was refused most, rows tell the name.
  const wanted = client.refused >= limits.refused ? 'what they were refused' : null;
  return suggestStep({ ...factsOf(client, now), wanted }, now) || null;
}

/** Whether nobody was there for a while, in a company that could be. */
export function isIdle(
  { lastActive, expiry }: Pick<ClientPeople, 'lastActive'> & Pick<ClientCompany, 'expiry'>,
  now: Date,
): boolean {
  if (hasExpired(expiry, now)) return false;
  return lastActive === null || now.getTime() - lastActive.getTime() >= limits.idleDays * dayMs;
}
