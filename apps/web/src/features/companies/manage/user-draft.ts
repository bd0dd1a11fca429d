import { ApiError } from '@caliper/contract/client/api-error.ts';
import { companiesProblems } from '@caliper/contract/companies/companies.messages.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import type { Problems } from '../../../lib/forms/form-values.ts';
import type { Company } from '../companies.queries.ts';

/** The roles to choose from. Leading a team is a checkbox of its own. */
const draftRoles = ['standard', 'admin', 'sales', 'publications'] as const;
export type DraftRole = (typeof draftRoles)[number];

const texts = [
  'name',
  'email',
  'phone',
  'title',
  'country',
  'category',
  'password',
  'confirmPassword',
] as const;
type TextName = (typeof texts)[number];

/** The values in the form. */
export interface UserDraft extends Record<TextName, string> {
  company: Company | undefined;
  role: DraftRole;
  lead: boolean;
}

export function blankUser(company?: Company): UserDraft {
  const empty = Object.fromEntries(texts.map((name) => [name, ''])) as Record<TextName, string>;
  return { ...empty, company, role: 'standard', lead: false };
}

/** Only people of the provider's company can have staff roles. */
export function rolesIn(company: Company | undefined): readonly DraftRole[] {
  return company?.provider ? draftRoles : ['standard'];
}

/** The provider's company has no team to lead: only admins add its people, and they need not be enabled. */
export function canLead(company: Company | undefined): boolean {
  return !company?.provider;
}

export function enablingNote({ company, lead }: Pick<UserDraft, 'company' | 'lead'>): string {
  if (company?.provider) return 'People of this company need not be enabled, and have no team leader.';
  return lead ? 'Enabled from the start.' : 'Not enabled until a team leader or an admin enables them.';
}

/** What the person can be in their company: a choice that is not allowed there is reset. */
export function allowed({ company, role, lead }: UserDraft): Pick<UserDraft, 'role' | 'lead'> {
  return { role: rolesIn(company).includes(role) ? role : 'standard', lead: lead && canLead(company) };
}

export function bodyOf({ company, ...draft }: UserDraft): Input<'createUser'>['body'] {
  const email = draft.email.trim().toLowerCase();
  return { ...draft, email, ...(company && { company: company.company }) };
}

/** Whether leaving would lose typed text. */
export function isBegun(draft: UserDraft): boolean {
  return texts.some((name) => draft[name] !== '');
}

/** The errors that can be found before asking the server. */
export function draftProblems(draft: UserDraft): Problems<UserDraft> {
  return {
    ...(!draft.company && { company: companiesProblems['company-missing'].detail }),
    ...(!draft.name.trim() && { name: 'Please enter a name.' }),
    ...(!draft.email.trim() && { email: 'Please enter an e-mail.' }),
    ...(!draft.password && { password: 'Please enter a password.' }),
    ...(draft.password !== draft.confirmPassword && {
      confirmPassword: identityProblems['passwords-differ'].detail,
    }),
  };
}

/** The company is full, which nothing in the form could change. */
export function isFull(error: unknown): error is ApiError {
  return error instanceof ApiError && ['seats-site', 'seats-company'].includes(error.code);
}
