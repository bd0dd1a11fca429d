import { countries, interests, isListed } from '@caliper/contract/requests/lists.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { UserRow } from '../../../platform/postgres/tables.ts';

type RoleAndLead = Pick<UserRow, 'role' | 'lead'>;

/** The form says "leader" in two ways; only the flag `lead` is stored. Only people of the provider can be staff. */
export function roleOf({ role, lead }: { role: Role; lead: boolean }, isProvider: boolean): RoleAndLead {
  if (role === 'team leader' || role === 'standard') {
    return { role: 'standard', lead: lead || role === 'team leader' };
  }
  if (!isProvider) throw new ProblemError('staff-role-outside', { field: 'role' });
  if (lead) throw new ProblemError('lead-is-standard', { field: 'role' });
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
