import { formatDate } from '../../../lib/format.ts';
import type { AuthRequest } from '../team.queries.ts';

/** Where an invitation stands, as its team leader is told. */
export function invitationWords({ state, expiresAt }: Pick<AuthRequest, 'state' | 'expiresAt'>): string {
  const day = expiresAt === null ? '' : formatDate(expiresAt);
  switch (state) {
    case 'pending':
      return 'Waiting for approval';
    case 'invited':
      return `Invitation sent, link works until ${day}`;
    case 'expired':
      return `The link ran out on ${day}`;
    case 'denied':
      return 'Denied';
  }
}

/** Those that hold a license until they are used, denied or run out. */
export function isOpen({ state }: Pick<AuthRequest, 'state'>): boolean {
  return state === 'pending' || state === 'invited';
}
