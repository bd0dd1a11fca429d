// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaveGuard } from './leave-guard.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ask = vi.fn();
const searched = vi.fn();

/** A page with unsaved changes, below the search of the header. */
function Page() {
  useLeaveGuard(true, ask, (path) => path.startsWith('/proofs/12'));
  const search = createElement('input', { name: 'query' });
  const form = createElement('form', { action: '/search', onSubmit: searched }, search);
  const links = ['/proofs/12/4', '/proofs'].map((href) => createElement('a', { key: href, href }));
  return [createElement('div', { key: 'form' }, form), ...links];
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  searched.mockImplementation((event: Event) => event.preventDefault());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(createElement(MemoryRouter, null, createElement(Page))));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.resetAllMocks();
});

function submit(query: string): void {
  const input = document.querySelector('input');
  if (input) input.value = query;
  act(() => input?.form?.requestSubmit());
}

test('MEND-31 an empty search opens no page, so it does not ask before leaving', () => {
  submit('');
  submit('  ');
  expect([ask.mock.calls.length, searched.mock.calls.length]).toEqual([0, 2]);
});

test('a search asks first, and is sent once the person wants to leave', () => {
  submit('knees');
  expect([ask.mock.calls.length, searched.mock.calls.length]).toEqual([1, 0]);
  act(() => ask.mock.calls[0]?.[0]());
  expect(searched).toHaveBeenCalledOnce();
});

test('PUB-06 a link to another chapter of the same draft does not ask, one to elsewhere does', () => {
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', followed);
  for (const link of document.querySelectorAll('a')) act(() => link.click());
  expect([followed.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  document.body.removeEventListener('click', followed);
});
