import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { connectionLost } from '../../../lib/requests/request-failure.ts';

const required = ['firstName', 'lastName', 'title', 'password', 'confirmPassword'] as const;

/** What a person types or chooses. '' in a select is nothing chosen. */
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

const missing = 'This field is required.';
const differ = 'Passwords do not match';

/** What can be known before asking. */
export function draftErrors(draft: RegisterDraft): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const name of required) if (isBlank(name, draft)) errors[name] = missing;
  if (draft.confirmPassword !== '' && draft.password !== draft.confirmPassword)
    errors.confirmPassword = differ;
  return errors;
}

/** A password may be made of spaces; a name may not. */
function isBlank(name: (typeof required)[number], draft: RegisterDraft): boolean {
  return draft[name] === '' || (!name.toLowerCase().includes('password') && draft[name].trim() === '');
}

/** What the server says of single fields. */
export function registerErrors(error: unknown): RegisterErrors {
  if (hasCode(error, 'weak-password')) return { password: error.detail };
  if (hasCode(error, 'passwords-differ')) return { confirmPassword: error.detail };
  return hasCode(error, 'invalid-fields') ? error.fields : {};
}

/** Why nothing came of it, where that is not said at a field or in a notification of its own. */
export function registerReason(error: unknown): string | null {
  if (!(error instanceof ApiError)) return connectionLost;
  return error.code === 'email-registered' || isFieldProblem(error) ? null : error.detail;
}

export function isFieldProblem(error: unknown): boolean {
  return Object.keys(registerErrors(error)).some((name) => name in emptyDraft);
}
