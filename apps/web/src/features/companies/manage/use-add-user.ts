import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import { allOrNothing } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notifications.ts';
import { type Company, forgetCompanies } from '../companies.queries.ts';
import { allowed, blankUser, bodyOf, draftProblems, isFull, type UserDraft } from './user-draft.ts';

/** The entries stay until they have been saved; then only the company does. */
export function useAddUser(company: Company | undefined, onAdded: () => void) {
  const form = useForm({
    values: blankUser(company),
    check: draftProblems,
    send: (draft, { once }) => {
      const body = bodyOf(draft);
      return call('createUser', { body }, once(body));
    },
    keep: (edits, sent) => ({ ...(sent.company && { company: sent.company }), ...allOrNothing(edits, sent) }),
    onSent: (_answer, _sent, isAsSent) => {
      forgetCompanies();
      notifySuccess(companyTexts.userAdded);
      if (isAsSent) onAdded();
    },
    onFailed: (error) => {
      if (isFull(error)) notifyFailure(error.detail);
    },
  });
  const change = (part: Partial<UserDraft>) =>
    form.change({ ...part, ...allowed({ ...form.values, ...part }) });
  return { ...form, change };
}

export type AddUser = ReturnType<typeof useAddUser>;
