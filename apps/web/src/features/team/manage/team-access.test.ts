// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { holdCalls } from '../../../lib/hook.fixture.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import type { Member } from '../team.queries.ts';
import { TeamAccess } from './team-access.tsx';

const member = (id: string): Member => ({
  id,
  name: id,
  email: `${id.toLowerCase()}@meridian.example`,
  enabled: false,
  title: '',
  role: 'standard',
});
const company = { id: 7, licenses: 5 } as Session['usergroupData'];
const broken = () => Response.json({ status: 500, code: 'internal', detail: 'Broken' }, { status: 500 });

let calls: ReturnType<typeof holdCalls>;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  calls = holdCalls(broken);
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: 'Ines' } } as Session);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const members = [member('Mei'), member('Noor')];
  const router = createMemoryRouter([
    { path: '/', element: createElement(TeamAccess, { company, members }) },
  ]);
  const page = createElement(RouterProvider, { router });
  act(() => root.render(createElement(QueryClientProvider, { client: queryClient }, page)));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const box = (name: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="Enable ${name}"]`) as HTMLInputElement;
const tick = (name: string) => act(() => box(name).click());
const press = (words: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const shown = () => document.body.textContent ?? '';

async function failToSaveMei(): Promise<void> {
  await tick('Mei');
  await press('Update team access');
  await calls.letGo();
}

test('TEAM-01 boxes cannot be changed while the team is being saved', async () => {
  await tick('Mei');
  await press('Update team access');
  expect([box('Mei').disabled, box('Noor').disabled]).toEqual([true, true]);
  await calls.letGo();
  expect([box('Mei').disabled, box('Noor').disabled]).toEqual([false, false]);
  expect(box('Mei').checked).toBe(true);
});

test('TEAM-01 a failure is shown, with its changes, until another change', async () => {
  await failToSaveMei();
  expect(shown()).toContain('Broken');
  await tick('Noor');
  expect(shown()).not.toContain('Broken');
  expect(shown()).toContain('2 changes not saved');
});

test('TEAM-01 undoing clears a failure too', async () => {
  await failToSaveMei();
  await press('Undo changes');
  await tick('Noor');
  expect(shown()).toContain('Noor will be enabled');
  expect(shown()).not.toContain('Broken');
});
