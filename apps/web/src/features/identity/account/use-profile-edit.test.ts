// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { runHook } from '../../../lib/hook.fixture.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { useProfileEdit } from './use-profile-edit.ts';

const user = { id: 'u1', name: 'Ines', title: '', phone: '' } as Session['user'];

afterEach(() => vi.unstubAllGlobals());

test('ACC-03 a new name is in the session at once, and in the team when next shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  queryClient.setQueryData(sessionQuery.queryKey, { user } as Session);
  queryClient.setQueryData(['members', 7], [user]);
  const edit = runHook(() => useProfileEdit(user));
  await edit.step(({ change }) => change({ name: 'Ines Moreau' }));
  await edit.step(({ submit }) => submit());
  await vi.waitFor(() => expect(queryClient.getQueryState(['members', 7])?.isInvalidated).toBe(true));
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.user.name).toBe('Ines Moreau');
});
