import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { type Company, forgetCompanies } from '../companies.queries.ts';
import {
  blankUser,
  bodyOf,
  changed,
  draftProblems,
  isFull,
  type UserDraft,
  type UserProblems,
  userFormProblem,
} from './user-draft.ts';

/** The form's state. The entries stay until they have been saved; then only the company does. */
export function useAddUser(company: Company | undefined, onAdded: () => void) {
  const [draft, setDraft] = useState(() => blankUser(company));
  const [wrong, setWrong] = useState<UserProblems>({});
  const [keys] = useState(createRequestKeys);
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (sent: UserDraft) => {
      const body = bodyOf(sent);
      return call('createUser', { body }, { idempotencyKey: keys.keyOf(body) });
    },
    onSuccess: (_, sent) => {
      keys.arrived();
      forgetCompanies();
      notify({ message: companyTexts.userAdded, variant: 'success' });
      // The form was changed in the meantime.
      if (JSON.stringify(draft) !== JSON.stringify(sent)) return;
      setDraft(blankUser(sent.company));
      onAdded();
    },
    onError: (failure) => {
      if (isFull(failure)) notify({ message: failure.detail, variant: 'danger' });
    },
    meta: showsOwnError,
  });
  const change = (part: Partial<UserDraft>) => {
    if (error) reset();
    setWrong({});
    setDraft(changed(draft, part));
  };
  const submit = () => {
    const problems = draftProblems(draft);
    setWrong(problems);
    if (Object.keys(problems).length === 0) mutate(draft);
  };
  const errors = useMemo<UserProblems>(() => ({ ...fieldErrors(error), ...wrong }), [error, wrong]);
  return {
    draft,
    change,
    submit,
    isAdding: isPending,
    errors,
    problem: userFormProblem(error),
  };
}

export type AddUser = ReturnType<typeof useAddUser>;
