// @vitest-environment jsdom
import type { FromFrame } from '@caliper/contract/dashboards/frame.ts';
import { MantineProvider } from '@mantine/core';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUploadQuestion } from './import-page.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

let root: ReturnType<typeof createRoot>;
let hear: (message: FromFrame) => void = () => {};

function Page({ isOpen }: { isOpen: boolean }) {
  const { hearOfLoss, question } = useUploadQuestion(isOpen);
  hear = hearOfLoss;
  return question;
}

function show(isOpen: boolean): void {
  const page = createElement(MemoryRouter, null, createElement(Page, { isOpen }));
  act(() => root.render(createElement(MantineProvider, { env: 'test' }, page)));
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show(true);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** Presses a link of the portal's menu, and returns the title of the question. */
function leave(): string | undefined {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/admin-panel';
  act(() => link.click());
  return document.querySelector('[role=dialog] h2')?.textContent ?? undefined;
}

test('an import that was not begun is left at once', () => {
  act(() => hear({ caliper: 'begun', begun: false }));
  expect(leave()).toBeUndefined();
});

test('a form that was begun in the frame is not left without a question', () => {
  act(() => hear({ caliper: 'begun', begun: true }));
  expect(leave()).toBe('Leave without saving?');
});

test('during an upload the question is about the upload', () => {
  act(() => hear({ caliper: 'begun', begun: true }));
  act(() => hear({ caliper: 'uploading', uploading: true }));
  expect(leave()).toBe('Leave while the file is being read?');
});

test('once the frame has failed there is nothing left to lose', () => {
  act(() => hear({ caliper: 'begun', begun: true }));
  show(false);
  expect(leave()).toBeUndefined();
});
