// @vitest-environment jsdom
import { act, createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { DialogHost, showDialog } from './dialog-host.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The page of a report, with its dialogs. */
function openPage() {
  let navigate: NavigateFunction | undefined;
  function Page() {
    navigate = useNavigate();
    return createElement(DialogHost);
  }
  const route = createElement(Route, { path: '/reports/:id/:chapter', element: createElement(Page) });
  const routes = createElement(Routes, null, route);
  const element = document.createElement('div');
  const page = createElement(MemoryRouter, { initialEntries: ['/reports/1/1'] }, routes);
  act(() => createRoot(element).render(page));
  return { shown: () => element.textContent, go: (to: string) => act(async () => navigate?.(to)) };
}

/** Opens a dialog with this text, and returns its `close`. */
async function open(name: Parameters<typeof showDialog>[0]): Promise<() => void> {
  let close = () => {};
  await act(() =>
    showDialog(name, async (ownClose) => {
      close = ownClose;
      return createElement(Fragment, null, name);
    }),
  );
  return () => act(close);
}

test('CR-05 a late answer closes only its own dialog', async () => {
  const { shown } = openPage();
  const closeFirst = await open('edit');
  closeFirst();
  expect(shown()).toBe('');
  const closeSecond = await open('edit');
  closeFirst();
  expect(shown()).toBe('edit');
  closeSecond();
  expect(shown()).toBe('');
});

test('CR-01 a dialog stays open across chapters but not across reports', async () => {
  const { shown, go } = openPage();
  await open('bookmark');
  await go('/reports/1/2');
  expect(shown()).toBe('bookmark');
  await go('/reports/2/1');
  expect(shown()).toBe('');
});
