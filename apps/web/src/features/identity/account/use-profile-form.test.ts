// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { useProfileForm } from './use-profile-form.ts';

const user = { id: 'u1', name: 'Ines', title: '', phone: '' } as Session['user'];

afterEach(() => vi.unstubAllGlobals());

test('ACC-03 a new name is sent without spaces around it, in the session at once, and in the team when next shown', async () => {
  const { calls, letGo } = holdCalls();
  queryClient.setQueryData(sessionQuery.queryKey, { user } as Session);
  queryClient.setQueryData(['members', 7], [user]);
  const edit = runHook(() => useProfileForm(user));
  await edit.step(({ change }) => change({ name: ' Ines Moreau ', phone: ' +1 555 ' }));
  await edit.step(({ submit }) => submit());
  expect(calls[0]?.body).toEqual({ name: 'Ines Moreau', phone: '+1 555' });
  await letGo();
  await vi.waitFor(() => expect(queryClient.getQueryState(['members', 7])?.isInvalidated).toBe(true));
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.user.name).toBe('Ines Moreau');
});

test('ACC-03 what was not edited is not sent, so that it undoes no change made elsewhere', async () => {
  const { calls } = holdCalls();
  const edit = runHook(() => useProfileForm(user));
  await edit.step(({ submit }) => submit());
  expect(edit.now().isSent).toBe(true);
  await edit.step(({ change }) => change({ title: 'Buyer' }));
  await edit.step(({ submit }) => submit());
  expect(calls.map(({ body }) => body)).toEqual([{ title: 'Buyer' }]);
});

test('ACC-03 a name is required, title and phone are not', async () => {
  const edit = runHook(() => useProfileForm(user));
  await edit.step(({ change }) => change({ name: '  ' }));
  await edit.step(({ submit }) => submit());
  expect(edit.now().errors).toEqual({ name: 'Please enter your name.' });
});
