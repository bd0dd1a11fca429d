import type { ProblemCode } from '@caliper/contract/problems.ts';
import type { Viewer } from '../access/viewer.ts';
import type { LimitName, Limits, Verdict } from '../platform/limits/limits.ts';
import type { Tx } from '../platform/postgres/postgres.ts';
import type { Origin } from './endpoints.ts';
import { ProblemError } from './problem.ts';

/** Counts one use, or refuses with the call's own problem. In a transaction it counts only if that commits. */
export async function takeOrRefuse(
  limits: Limits,
  name: LimitName,
  who: string,
  code: ProblemCode,
  values: Record<string, string> = {},
  within?: Tx,
): Promise<void> {
  const verdict = await limits.take(name, who, { within });
  if (!verdict.allowed) throw tooMany(code, verdict.retryAfter, values);
}

/** A whole office may share one address. */
const peoplePerAddress = 10;

/** Counts one use by whoever sent it, or refuses with the call's own problem. */
export async function takeBySender(
  limits: Limits,
  name: LimitName,
  viewer: Viewer | null,
  origin: Origin,
  code: ProblemCode,
): Promise<void> {
  const verdict = await countBySender(limits, name, viewer, origin);
  if (!verdict.allowed) throw tooMany(code, verdict.retryAfter);
}

/**
 * Visitors are counted by their address. People who are signed in are counted each for themselves, and their address
 * apart from its visitors, up to ten times the limit.
 */
export async function countBySender(
  limits: Limits,
  name: LimitName,
  viewer: Viewer | null,
  { address }: Origin,
  within?: Tx,
): Promise<Verdict> {
  if (!viewer) return limits.take(name, address, { within });
  const person = `person ${viewer.userId}`;
  // The person first: someone who keeps trying must not use up what the others of that address have left.
  const own = await limits.take(name, person, { within });
  if (!own.allowed) return own;
  const office = await limits.take(name, `people at ${address}`, { within, times: peoplePerAddress });
  if (!office.allowed) await limits.giveBack(name, person, within);
  return office;
}

/** The sentence stays as it is; a line below it says when to try again. */
export function tooMany(code: ProblemCode, retryAfter: number, values = {}): ProblemError {
  return new ProblemError(code, { retryAfter, values, hint: `You can try again in ${waitOf(retryAfter)}.` });
}

/** Rounded up, so that nobody who waits that long is refused again. */
export function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
