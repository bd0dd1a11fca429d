import { countries, interests, isListed } from '@caliper/contract/requests/lists.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { UserRow } from '../../../platform/postgres/tables.ts';

type RoleAndLead = Pick<UserRow, 'role' | 'lead'>;

/**
 * The form says "leader" in two ways; only the flag `lead` is stored. Only people of the provider can be staff, and
 * none of them leads a team: its people are not invited, and need not be enabled.
 */
export function roleOf({ role, lead }: { role: Role; lead: boolean }, isProvider: boolean): RoleAndLead {
  const isLeader = lead || role === 'team leader';
  if (isLeader && isProvider) throw new ProblemError('lead-of-provider', { field: 'role' });
  if (role === 'team leader' || role === 'standard') return { role: 'standard', lead: isLeader };
  if (!isProvider) throw new ProblemError('staff-role-outside', { field: 'role' });
  return { role, lead: false };
}

/** Values that a form offers as a list must be from that list. */
export function assertChoices({ country, category }: { country: string; category: string }): void {
  const fields = {
    ...(isListed(countries, country) ? {} : { country: requestMistakes.country }),
    ...(isListed(interests, category) ? {} : { category: requestMistakes.category }),
  };
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid-fields', { fields });
}
