import { formatDate } from '../../../lib/format.ts';
import type { AuthRequest } from '../team.queries.ts';

/** The state of an invitation, as its team leader sees it. */
export function invitationWords({ state, expiresAt }: Pick<AuthRequest, 'state' | 'expiresAt'>): string {
  const day = expiresAt === null ? '' : formatDate(expiresAt);
  switch (state) {
    case 'pending':
      return 'Waiting for approval by our staff';
    case 'invited':
      return `Invitation sent, link works until ${day}`;
    case 'expired':
      return `The link expired on ${day}`;
    case 'denied':
      return 'Denied by our staff';
  }
}

/** Whether the invitation holds a license, until it is used, denied or expires. */
export function isOpen({ state }: Pick<AuthRequest, 'state'>): boolean {
  return state === 'pending' || state === 'invited';
}
