import type { Role } from '@caliper/contract/roles.ts';
import { paths } from '../lib/navigation/paths.ts';
import type { Session } from '../lib/session/session.ts';

/**
 * Who a route is for. `visitor` is the sign-in page; `signed-in` also admits people whose company has
 * expired; `user` does not; a list of roles admits users with one of them.
 */
export type Audience = 'anyone' | 'visitor' | 'signed-in' | 'user' | readonly Role[];

export type Verdict =
  | { enter: 'page' }
  /** The address stays and the page says that the subscription has ended: without a redirect there is no loop. */
  | { enter: 'expired-notice' }
  | { goTo: string; returnTo?: string };

interface Visit {
  /** The requested address. */
  path: string;
  /** The return address kept when the person was sent to the sign-in page. */
  returnTo: string | null;
  /** Epoch seconds. */
  now: number;
}

const page: Verdict = { enter: 'page' };

/**
 * The server keeps a session only for people who may enter: disabling someone ends it, and the provider's own people
 * enter even while not enabled. So having a session is enough, and `enabled` is not checked again here.
 */
export function admit(audience: Audience, session: Session | null, visit: Visit): Verdict {
  if (audience === 'anyone') return page;
  if (audience === 'visitor') return session ? { goTo: visit.returnTo ?? paths.allReports } : page;
  if (!session) return { goTo: paths.home, returnTo: visit.path };
  if (audience === 'signed-in') return page;
  if (audience !== 'user' && !audience.includes(session.user.role)) return { goTo: paths.home };
  return hasExpired(session, visit.now) ? { enter: 'expired-notice' } : page;
}

export function hasExpired({ usergroupData: { expiry } }: Session, now: number): boolean {
  return expiry !== null && expiry <= now;
}
