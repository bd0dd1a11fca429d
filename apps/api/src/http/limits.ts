import type { ProblemCode } from '@caliper/contract/problems.ts';
import type { LimitName, Limits } from '../platform/limits/limits.ts';
import { ProblemError } from './problem.ts';

/** Counts one use, or refuses with the call's own problem. */
export async function takeOrRefuse(
  limits: Limits,
  name: LimitName,
  who: string,
  code: ProblemCode,
  values: Record<string, string> = {},
): Promise<void> {
  const verdict = await limits.take(name, who);
  if (!verdict.allowed) throw new ProblemError(code, { retryAfter: verdict.retryAfter, values });
}
