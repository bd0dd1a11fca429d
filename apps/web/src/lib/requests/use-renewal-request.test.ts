// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { runHook } from '../hook.fixture.ts';
import { useNotifications } from '../notifications.ts';
import { type Session, sessionQuery } from '../session/session.ts';
import { requestRenewal, useRenewalRequest } from './use-renewal-request.ts';

const session = { user: { id: 'u1', name: 'Ines' }, usergroupData: { expiry: 1_790_000_000 } } as Session;

function answer(status: number, code: string) {
  vi.stubGlobal('fetch', async () => Response.json({ status, code, detail: code }, { status }));
}

afterEach(() => vi.unstubAllGlobals());

test('NAV-28 asking again after a change of profile counts as having asked', async () => {
  answer(409, 'repeated-with-changes');
  await expect(requestRenewal(session)).resolves.toBeUndefined();
});

test('NAV-28 any other refusal is reported', async () => {
  answer(429, 'too-many-requests');
  await expect(requestRenewal(session)).rejects.toMatchObject({ code: 'too-many-requests' });
});

test('NAV-28 a request that was sent says so, and no more', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 202 }));
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const renewal = runHook(useRenewalRequest);
  await renewal.step(({ request }) => request());
  await vi.waitFor(() => expect(renewal.now().isSent).toBe(true));
  const said = useNotifications.getState().list.map(({ message }) => message);
  expect(said).toEqual(['Your request has been sent.']);
});
