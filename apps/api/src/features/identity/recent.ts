import { signIn } from '@caliper/contract/limits.ts';
import { ProblemError } from '../../http/problem.ts';

/** What touches the password or the second factor is for somebody who has just shown the password. */
export function assertRecent(since: Date, now: Date): void {
  if (now.getTime() - since.getTime() > signIn.recentSeconds * 1000) {
    throw new ProblemError('recent-login-required');
  }
}
