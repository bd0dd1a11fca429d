import { fieldErrors, hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import {
  draftErrors,
  emptyDraft,
  isFieldProblem,
  type RegisterDraft,
  type RegisterErrors,
  registerReason,
} from './register-draft.ts';

export type Registration = ReturnType<typeof useRegistration>;

/** The state of the form. The draft is kept until there is an account. */
export function useRegistration(token: string, invited: Answer<'invitedAs'>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const { mutate, reset, isPending, error } = useRegistering(setErrors);
  const submit = () => {
    const found = draftErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return reset();
    mutate({ token, ...invited, ...draft });
  };
  return {
    draft,
    change: (changed: Partial<RegisterDraft>) => setDraft((held) => ({ ...held, ...changed })),
    submit,
    isSending: isPending,
    errors,
    reason: error && registerReason(error),
  };
}

function useRegistering(onErrors: (errors: RegisterErrors) => void) {
  const navigate = useNavigate();
  const [keys] = useState(createRequestKeys);
  const goHome = () => navigate(paths.home, { replace: true });
  return useSingleMutation({
    mutationFn: (body: Input<'register'>['body']) =>
      call('register', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: () => {
      notify({ message: teamTexts.registered, variant: 'success' });
      goHome();
    },
    onError: (error) => {
      onErrors(fieldErrors(error));
      if (isFieldProblem(error)) return;
      const isTold = hasCode(error, 'email-registered') || hasCode(error, 'link-invalid');
      notify({ message: isTold ? messageOf(error) : teamTexts.registerFailed, variant: 'danger' });
      if (hasCode(error, 'link-invalid')) goHome();
    },
  });
}
