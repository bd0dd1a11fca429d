// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { resetNotifications, useNotifications } from '../../../lib/notifications.ts';
import { type CompanyUser, companyUsersQuery } from '../companies.queries.ts';
import { setEnabled, UserRow } from './user-row.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const user = {
  id: 'u1',
  name: 'Pia',
  email: 'pia@example.com',
  role: 'sales',
  enabled: false,
} as CompanyUser;

function boxOf(facts: { isProvider: boolean; isReadOnly: boolean }) {
  const props = { companyId: 1, user: { ...user, lastActive: null }, isOwn: false, onGone() {}, ...facts };
  const place = document.createElement('tbody');
  const row = createElement(
    MantineProvider,
    { env: 'test' },
    createElement(MemoryRouter, null, createElement(UserRow, props)),
  );
  act(() => createRoot(place).render(createElement(QueryClientProvider, { client: queryClient }, row)));
  const box = place.querySelector<HTMLInputElement>('input[type="checkbox"]');
  return { disabled: box?.disabled, title: box?.title };
}

test("ADM-15 the box of a person of the provider is disabled and says why; a client's is not", () => {
  expect(boxOf({ isProvider: false, isReadOnly: false })).toEqual({ disabled: false, title: '' });
  expect(boxOf({ isProvider: true, isReadOnly: false })).toEqual({
    disabled: true,
    title: 'People of this company need not be enabled; use Lock account.',
  });
  expect(boxOf({ isProvider: true, isReadOnly: true })).toEqual({ disabled: true, title: '' });
});

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
