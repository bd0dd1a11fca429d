import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.ts';
import { requestRenewal } from './use-renewal-request.ts';

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
