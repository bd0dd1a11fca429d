import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';

/** The draft is kept until it is saved; then the account page shows it. */
export function useProfileEdit(user: Session['user']) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [found, setFound] = useState<ProfileProblems>({});
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (body: ProfileDraft) => call('updateUser', { params: { id: user.id }, body }),
    meta: showsOwnError,
    onSuccess: (_answer, saved) => {
      showInSession(saved);
      notify({ message: 'Profile updated', variant: 'success' });
      // A person who has gone to another page stays there.
      if (location.pathname === paths.editAccount) navigate(paths.account);
    },
    onError: (failure) => {
      setFound(fieldErrors(failure));
      notify({ message: 'Failed to update profile', variant: 'danger' });
    },
  });
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part });
  const submit = () => {
    if (isPending) return;
    const missing = missingIn(draft);
    setFound(missing);
    if (Object.keys(missing).length === 0) mutate(trimmed(draft));
  };
  return { draft, change, submit, isSaving: isPending, errors: found, reason: error && reasonOf(error) };
}

/** At once, so that the next page does not briefly show the old name; then as the server has it. */
function showInSession(saved: ProfileDraft): void {
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, user: { ...session.user, ...saved } },
  );
  void queryClient.invalidateQueries(sessionQuery);
  void queryClient.invalidateQueries({ queryKey: ['members'] });
}

/** The details that people may change themselves. */
type ProfileDraft = Pick<Session['user'], 'name' | 'title' | 'phone'>;
type ProfileProblems = Partial<Record<keyof ProfileDraft, string>>;

function draftOf({ name, title, phone }: Session['user']): ProfileDraft {
  return { name, title, phone };
}

export function trimmed({ name, title, phone }: ProfileDraft): ProfileDraft {
  return { name: name.trim(), title: title.trim(), phone: phone.trim() };
}

export function missingIn({ name }: ProfileDraft): ProfileProblems {
  return name.trim() === '' ? { name: requestMistakes.name } : {};
}

/** Why it failed, unless a field shows it. */
export function reasonOf(error: unknown): string | null {
  return Object.keys(fieldErrors(error)).length > 0 ? null : failureWords(error);
}
