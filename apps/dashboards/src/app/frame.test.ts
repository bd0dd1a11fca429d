// @vitest-environment jsdom

import { framePaths, importFramePaths } from '@caliper/contract/dashboards/frame.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Failed } from '../kit/panel-face.tsx';
import { Frame, frameRoute } from './frame.tsx';

vi.mock('@caliper/ui/theme/mantine-theme.tsx', () => ({
  MantineTheme: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@caliper/ui/theme/color-scheme.ts', () => ({ useColorScheme: () => ({ scheme: 'light' }) }));

function shown(node: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(node));
  return place;
}

test('every page of the frame has one place for notifications, and a main part that can hold the focus', () => {
  const page = shown(createElement(Frame));
  expect(page.querySelectorAll('[aria-label=Notifications]')).toHaveLength(1);
  expect(page.querySelector('main')?.tabIndex).toBe(-1);
});

test('a panel that is tried again keeps the focus, although its button goes', () => {
  const asked = [{ isPending: false, isPlaceholderData: false, error: new Error('gone') }];
  const panel = createElement('section', { tabIndex: -1 }, createElement(Failed, { asked }));
  const page = shown(createElement(QueryClientProvider, { client: new QueryClient() }, panel));
  page.querySelector('button')?.click();
  expect(document.activeElement).toBe(page.querySelector('section'));
});

test('DASH-11 each kind has a path of its own, and a plain market shows global figures', () => {
  expect(Object.values(framePaths).map(frameRoute)).toEqual(
    ['global', 'global', 'custom-report', 'medaccess', 'medsku', 'pt', 'survey'].map((kind) => ({
      page: 'dashboard',
      kind,
    })),
  );
});

test('DASH-07 each kind of import has a path of its own, as the requirement names it', () => {
  expect(importFramePaths).toEqual({
    global: '/embed/import-data',
    medsku: '/embed/medsku/importdata',
    pt: '/embed/pt/importdata',
    survey: '/embed/survey/importData',
  });
  expect(Object.entries(importFramePaths).map(([kind, path]) => [kind, frameRoute(path)])).toEqual(
    Object.keys(importFramePaths).map((kind) => [kind, { page: 'import', kind }]),
  );
});

test('any other path belongs to no page', () => {
  expect(frameRoute('/embed/')).toBeNull();
  expect(frameRoute('/embed/medsku')).toBeNull();
});
