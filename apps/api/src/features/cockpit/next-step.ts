import { teamUsage as limits } from '@caliper/contract/limits.ts';
import { type ClientUse, daysIdle } from './health.ts';

export interface Standing extends Omit<ClientUse, 'usage'> {
  /** Days to the end of the licence; negative if it is over, null without one. */
  daysLeft: number | null;
  /** Whether it has asked for renewal and waits. */
  asksRenewal: boolean;
  /** How much it waits for besides. */
  cases: number;
  /** What it was refused most, if it still does not have it. */
  wanted: string | null;
}

const dayMs = 86_400_000;

/** Whole days to the end of a licence. */
export function daysLeftOf(expiry: Date | null, now: Date): number | null {
  return expiry && Math.ceil((expiry.getTime() - now.getTime()) / dayMs) - (expiry <= now ? 1 : 0);
}

/** Whether what a client was refused would be offered to it. */
export function wouldOffer(of: Omit<Standing, 'wanted'>, now: Date): boolean {
  return suggestStep({ ...of, wanted: 'it' }, now) === 'Offer it';
}

/** What the product would do next; the first that applies. Empty if there is nothing to do. */
export function suggestStep(of: Standing, now: Date): string {
  const { daysLeft, asksRenewal, cases, members, idle, hasLeader, lastActive, wanted } = of;
  if (asksRenewal) return 'Answer their request for renewal';
  if (daysLeft !== null && daysLeft < 0) return 'Ask whether they will renew';
  if (daysLeft !== null && daysLeft <= 10) return 'Call before the license ends';
  if (cases > 0) return cases === 1 ? 'Answer their request' : `Answer their ${cases} requests`;
  if (daysLeft !== null && daysLeft <= 60) return 'Send renewal';
  if (members === 0) return 'Add the first user';
  const days = daysIdle(lastActive, now);
  if (days === null) return 'Invite them to a first look';
  if (days > limits.idleDays / 2) return `Idle for ${days} days: ask why`;
  if (idle >= 3) return `${idle} idle seats: offer training`;
  if (wanted) return `Offer ${wanted}`;
  return hasLeader || members === 1 ? '' : 'Introduce the team leader';
}
