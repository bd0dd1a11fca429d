import type { Ending, Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Admins stay within their panel. */
export const renewalsPath = (role: Role) => (role === 'admin' ? paths.adminRenewals : paths.renewals);
export const wantedPath = (role: Role) => (role === 'admin' ? paths.adminWanted : paths.wanted);

export function clientPath(role: Role, id: number): string {
  return `${role === 'admin' ? paths.adminClientAccess : paths.clientAccess}?company=${id}`;
}

/** All licenses that end in one column of the strip. */
export function endingPath(role: Role, within: Ending, whose: Whose): string {
  return `${renewalsPath(role)}?within=${within}${whose === 'mine' ? '&whose=mine' : ''}`;
}

export const whoseQuery = (whose: Whose) => (whose === 'mine' ? '?whose=mine' : '');
