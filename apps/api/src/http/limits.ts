import type { ProblemCode } from '@caliper/contract/problems.ts';
import type { LimitName, Limits } from '../platform/limits/limits.ts';
import type { Tx } from '../platform/postgres/postgres.ts';
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
  const verdict = await limits.take(name, who, within);
  if (!verdict.allowed) throw new ProblemError(code, { retryAfter: verdict.retryAfter, values });
}
