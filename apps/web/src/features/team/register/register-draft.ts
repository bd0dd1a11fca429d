import { fieldErrors, hasCode } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { failureWords } from '../../../lib/forms/failure-words.ts';

const required = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  title: 'Please enter your title.',
  password: 'Please enter a password.',
  confirmPassword: 'Please enter the password again.',
} as const;
type Required = keyof typeof required;

/** The values of the form. '' in a select means that nothing is chosen. */
export const emptyDraft = {
  firstName: '',
  lastName: '',
  title: '',
  phone: '',
  country: '',
  category: '',
  password: '',
  confirmPassword: '',
};

export type RegisterDraft = typeof emptyDraft;
export type RegisterErrors = Partial<RegisterDraft>;

const differ = identityProblems['passwords-differ'].detail;

/** Problems that are found before sending. */
export function draftErrors(draft: RegisterDraft): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const name of Object.keys(required) as Required[])
    if (isBlank(name, draft)) errors[name] = required[name];
  if (draft.confirmPassword !== '' && draft.password !== draft.confirmPassword)
    errors.confirmPassword = differ;
  return errors;
}

/** A password may consist of spaces; a name may not. */
function isBlank(name: Required, draft: RegisterDraft): boolean {
  return draft[name] === '' || (!name.toLowerCase().includes('password') && draft[name].trim() === '');
}

/** Why it failed, unless a field or a notification says so. */
export function registerReason(error: unknown): string | null {
  return hasCode(error, 'email-registered') || isFieldProblem(error) ? null : failureWords(error);
}

export function isFieldProblem(error: unknown): boolean {
  return Object.keys(fieldErrors(error)).some((name) => name in emptyDraft);
}
