// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import type { CompanyUser } from '../companies.queries.ts';
import { UserRow } from './user-row.tsx';

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
  const row = createElement(MantineProvider, { env: 'test' }, createElement(UserRow, props));
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
