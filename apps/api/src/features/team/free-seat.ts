import { ProblemError } from '../../http/problem.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { lockSeats, type Seats } from '../identity/index.ts';
import { countOpen, isInvited, isMember } from './invitations.store.ts';

type Refusal = 'user-exists' | 'already-invited' | 'license-limit';

/** Why this person cannot be invited now, or null. The company must be locked, so that no one else takes the seat. */
export async function refusalFor(tx: Tx, seats: Seats, email: string): Promise<Refusal | null> {
  if (await isMember(tx, seats.id, email)) return 'user-exists';
  if (await isInvited(tx, seats.id, email)) return 'already-invited';
  return seats.enabled + (await countOpen(tx, seats.id)) >= seats.licenses ? 'license-limit' : null;
}

export async function assertSeat(tx: Tx, usergroupId: number, email: string): Promise<void> {
  const refusal = await refusalFor(tx, await lockedSeats(tx, usergroupId), email);
  if (refusal === 'license-limit') throw new ProblemError(refusal);
  if (refusal) throw new ProblemError(refusal, { field: 'email' });
}

/** Locks the company, so that the next request counts this one too. */
export async function lockedSeats(tx: Tx, usergroupId: number): Promise<Seats> {
  const seats = await lockSeats(tx, usergroupId);
  if (!seats) throw new ProblemError('not-found');
  return seats;
}
