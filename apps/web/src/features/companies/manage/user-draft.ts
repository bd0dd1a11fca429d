import { ApiError } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import type { Company } from '../companies.queries.ts';
import { formProblemOf } from '../failure-words.ts';

/** What can be chosen as a role. That somebody leads a team is a tick of its own. */
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

/** What stands in the form. */
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

/** Only people of the provider's company work for it. */
export function rolesIn(company: Company | undefined): readonly DraftRole[] {
  return company?.provider ? draftRoles : ['standard'];
}

/** A choice that the rest no longer allows is taken back. */
export function changed(draft: UserDraft, part: Partial<UserDraft>): UserDraft {
  const next = { ...draft, ...part };
  const role = rolesIn(next.company).includes(next.role) ? next.role : 'standard';
  return { ...next, role, lead: next.lead && role === 'standard' };
}

export function bodyOf({ company, ...draft }: UserDraft): Input<'createUser'>['body'] {
  const email = draft.email.trim().toLowerCase();
  return { ...draft, email, ...(company && { company: company.company }) };
}

/** Something was typed that leaving would lose. */
export function isBegun(draft: UserDraft): boolean {
  return texts.some((name) => draft[name] !== '');
}

/** What can be known before asking. */
export function draftProblems(draft: UserDraft): UserProblems {
  return {
    ...(!draft.company && { company: identityProblems['company-missing'].detail }),
    ...(!draft.name.trim() && { name: 'Please enter a name.' }),
    ...(!draft.email.trim() && { email: 'Please enter an email.' }),
    ...(!draft.password && { password: 'Please enter a password.' }),
    ...(draft.password !== draft.confirmPassword && {
      confirmPassword: identityProblems['passwords-differ'].detail,
    }),
  };
}

/** What the server found, at the fields that it is about. */
export function userProblems(error: unknown): UserProblems {
  return error instanceof ApiError ? error.fields : {};
}

/** What is left to be told under the form. */
export function userFormProblem(error: unknown): string | null {
  return error && Object.keys(userProblems(error)).length === 0 ? formProblemOf(error) : null;
}

/** The company is full: nothing in the form could mend it. */
export function isFull(error: unknown): error is ApiError {
  return error instanceof ApiError && ['seats-site', 'seats-company'].includes(error.code);
}
