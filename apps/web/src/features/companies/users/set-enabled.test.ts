import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { resetNotifications, useNotifications } from '../../../lib/notifications.ts';
import { type CompanyUser, companyUsersQuery } from '../companies.queries.ts';
import { setEnabled } from './set-enabled.ts';

const { queryKey } = companyUsersQuery(7);
const ines = { id: 'u1', name: 'Ines', email: 'ines@example.com', enabled: false } as CompanyUser;

const shown = () => queryClient.getQueryData(queryKey)?.map(({ enabled }) => enabled);
const messages = () => useNotifications.getState().list.map(({ message }) => message);

let bodies: unknown[];

function answer(...statuses: number[]) {
  bodies = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    const status = statuses.shift() ?? 200;
    return Response.json(status === 200 ? ines : { code: 'internal', detail: 'No.' }, { status });
  });
}

beforeEach(() => {
  resetNotifications();
  queryClient.setQueryData(queryKey, [ines, { ...ines, id: 'u2' }]);
});
afterEach(() => vi.unstubAllGlobals());

test('ADM-15 a user is enabled at once, on screen and by a call', async () => {
  answer(200);
  setEnabled(7, ines, true);
  expect(shown()).toEqual([true, false]);
  await vi.waitFor(() => expect(bodies).toEqual([{ enabled: true }]));
});

test('ADM-15 a failure is reported, and the box goes back', async () => {
  answer(500);
  setEnabled(7, ines, true);
  await vi.waitFor(() => expect(messages()).toEqual(['Failed to update user']));
  expect(shown()).toEqual([false, false]);
});

test('quick presses are sent in order and end in the last state', async () => {
  answer(200, 200, 200);
  setEnabled(7, ines, true);
  setEnabled(7, ines, false);
  setEnabled(7, ines, true);
  await vi.waitFor(() => expect(bodies).toEqual([{ enabled: true }, { enabled: false }, { enabled: true }]));
  expect(shown()).toEqual([true, false]);
});
