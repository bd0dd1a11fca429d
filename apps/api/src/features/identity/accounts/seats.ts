import { seats as caps } from '@caliper/contract/limits.ts';
import type { License } from '@caliper/contract/roles.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Seats } from './seats.store.ts';

/** How many people a licence allows; Infinity if it has no cap. */
function capOf(license: License): number {
  return license in caps ? caps[license as keyof typeof caps] : Number.POSITIVE_INFINITY;
}

/** How many more people a license allows. */
export function roomIn({ license, users }: Pick<Seats, 'license' | 'users'>): number {
  return capOf(license) - users;
}

export function hasRoom(seats: Pick<Seats, 'license' | 'users'>): boolean {
  return roomIn(seats) > 0;
}

/** For staff adding someone: they are bound by the licence type, not by the number of licenses. */
export function assertRoom(seats: Pick<Seats, 'company' | 'license' | 'users'>): void {
  if (hasRoom(seats)) return;
  const code = seats.license === 'site' ? 'seats-site' : 'seats-company';
  throw new ProblemError(code, { values: { company: seats.company, n: capOf(seats.license) } });
}
