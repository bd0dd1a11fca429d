import type { Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Admins stay within their panel. */
export const renewalsPath = (role: Role) => (role === 'admin' ? paths.adminRenewals : paths.renewals);
export const wantedPath = (role: Role) => (role === 'admin' ? paths.adminWanted : paths.wanted);

export function clientPath(role: Role, id: number): string {
  return `${role === 'admin' ? paths.adminClientAccess : paths.clientAccess}?company=${id}`;
}

export const whoseQuery = (whose: Whose) => (whose === 'mine' ? '?whose=mine' : '');
