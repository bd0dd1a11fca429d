import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notifications.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';

/** The details that people may change themselves. */
type Profile = Pick<Session['user'], 'name' | 'title' | 'phone'>;

/** Once it is saved, the account page shows it. */
export function useProfileForm({ id, name, title, phone }: Session['user']) {
  const navigate = useNavigate();
  return useForm({
    values: { name, title, phone },
    check: (profile) => (profile.name.trim() === '' ? { name: requestMistakes.name } : {}),
    send: async (_, { edits }) => {
      const body = trimmed(edits);
      if (Object.keys(body).length > 0) await call('updateUser', { params: { id }, body });
      return body;
    },
    onSent: (saved) => {
      showInSession(saved);
      notifySuccess('Profile updated');
      // A person who has gone to another page stays there.
      if (location.pathname === paths.editAccount) navigate(paths.account);
    },
    onFailed: () => notifyFailure('Failed to update profile'),
  });
}

function trimmed(edits: Partial<Profile>): Partial<Profile> {
  return Object.fromEntries(Object.entries(edits).map(([name, text]) => [name, text.trim()]));
}

/** At once, so that the next page does not briefly show the old name; then as the server has it. */
function showInSession(saved: Partial<Profile>): void {
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, user: { ...session.user, ...saved } },
  );
  void queryClient.invalidateQueries(sessionQuery);
  void queryClient.invalidateQueries({ queryKey: ['members'] });
}
