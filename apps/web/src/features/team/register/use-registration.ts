import { fieldErrors, hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notifications.ts';

export type Registration = ReturnType<typeof useRegistration>;

/** The draft is kept until there is an account. */
export function useRegistration(token: string, invited: Answer<'invitedAs'>) {
  const navigate = useNavigate();
  const goHome = () => navigate(paths.home, { replace: true });
  const form = useForm({
    values: draftFor(invited),
    check: draftErrors,
    send: (draft, { once }) => {
      const { email, company } = invited;
      const body = { token, email, company, ...draft };
      return call('register', { body }, once(body));
    },
    onSent: () => {
      notifySuccess(teamTexts.registered);
      goHome();
    },
    onFailed: (error) => {
      if (isFieldProblem(error)) return;
      const isTold = hasCode(error, 'email-registered') || hasCode(error, 'link-invalid');
      notifyFailure(isTold ? messageOf(error) : teamTexts.registerFailed);
      if (hasCode(error, 'link-invalid')) goHome();
    },
  });
  return { ...form, reason: form.error && registerReason(form.error) };
}

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

type RegisterDraft = typeof emptyDraft;

/** With what staff knew of the person; the last word is the last name, until they put it right. */
export function draftFor({
  name,
  title,
  phone,
}: Pick<Answer<'invitedAs'>, 'name' | 'title' | 'phone'>): RegisterDraft {
  const [lastName = '', ...before] = name.split(' ').reverse();
  return { ...emptyDraft, firstName: before.reverse().join(' '), lastName, title, phone };
}
type RegisterErrors = Partial<RegisterDraft>;

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
