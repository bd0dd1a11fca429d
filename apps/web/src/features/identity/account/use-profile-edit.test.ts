// @vitest-environment jsdom

import { ApiError } from '@caliper/contract/client/api-error.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { connectionLost } from '../../../lib/forms/failures.ts';
import { runHook } from '../../../lib/hook.fixture.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { missingIn, reasonOf, trimmed, useProfileEdit } from './use-profile-edit.ts';

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

const draft = { name: ' Ines ', title: '', phone: ' +1 555 ' };

test('ACC-03 a name is required, title and phone are not', () => {
  expect(missingIn(draft)).toEqual({});
  expect(missingIn({ ...draft, name: '  ' })).toEqual({ name: 'Please enter your name.' });
  expect(trimmed(draft)).toEqual({ name: 'Ines', title: '', phone: '+1 555' });
});

test('an error of a field is shown under it and needs no other place', () => {
  const fields = { phone: 'Please enter a shorter text.' };
  const invalid = new ApiError({ status: 422, code: 'invalid-fields', detail: 'Please check.', fields });
  expect(reasonOf(invalid)).toBeNull();
  const away = new ApiError({ status: 503, code: 'unavailable', detail: 'The service is busy.' });
  expect(reasonOf(away)).toBe('The service is busy.');
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe(connectionLost);
});
