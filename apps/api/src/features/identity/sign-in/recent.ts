import { signIn } from '@caliper/contract/limits.ts';
import { ProblemError } from '../../../http/problem.ts';

/** Changing the password or the second factor requires a recently entered password. */
export function assertRecent(since: Date, now: Date): void {
  if (now.getTime() - since.getTime() > signIn.recentSeconds * 1000) {
    throw new ProblemError('recent-login-required');
  }
}
