// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Failed } from '../kit/panel-face.tsx';
import { Frame } from './frame.tsx';

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
