import { ApiError, fieldErrors } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
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

export type UserProblems = Partial<Record<keyof UserDraft, string>>;

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

/** Resets a choice that is no longer allowed. */
export function changed(draft: UserDraft, part: Partial<UserDraft>): UserDraft {
  const next = { ...draft, ...part };
  const role = rolesIn(next.company).includes(next.role) ? next.role : 'standard';
  return { ...next, role, lead: next.lead && canLead(next.company) };
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
export function draftProblems(draft: UserDraft): UserProblems {
  return {
    ...(!draft.company && { company: identityProblems['company-missing'].detail }),
    ...(!draft.name.trim() && { name: 'Please enter a name.' }),
    ...(!draft.email.trim() && { email: 'Please enter an e-mail.' }),
    ...(!draft.password && { password: 'Please enter a password.' }),
    ...(draft.password !== draft.confirmPassword && {
      confirmPassword: identityProblems['passwords-differ'].detail,
    }),
  };
}

/** The error shown under the form. */
export function userFormProblem(error: unknown): string | null {
  return error && Object.keys(fieldErrors(error)).length === 0 ? failureWords(error) : null;
}

/** The company is full, which nothing in the form could change. */
export function isFull(error: unknown): error is ApiError {
  return error instanceof ApiError && ['seats-site', 'seats-company'].includes(error.code);
}
