import type { Answer } from '@caliper/contract/endpoints.ts';
import { MantineProvider } from '@mantine/core';
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { configQuery } from '../../lib/api/config.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { type Session, sessionQuery } from '../../lib/session/session.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
notifyManager.setScheduler(queueMicrotask);

export interface Sent {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

type Answers = Record<string, unknown>;

/** Answers calls, named by method and path; an Error is a lost connection, a `code` a problem. */
export function serve(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ method, path, key, body: init.body && JSON.parse(String(init.body)) });
    const answer = answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    const { status = 404, ...problem } = (answer ?? { code: 'not-found' }) as {
      status?: number;
      code?: string;
    };
    if (problem.code) return Response.json({ status, detail: 'Refused.', ...problem }, { status });
    return Response.json(answer);
  });
  return sent;
}

let root: ReturnType<typeof createRoot> | undefined;
let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

export const addressNow = () => address;

/** A page at an address, as somebody of this role sees it in a window of this width. */
export async function show(
  page: FunctionComponent,
  { path, at, role = 'publications', width = 1440 }: ShowOptions,
): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  Element.prototype.scrollIntoView = () => {};
  queryClient.clear();
  queryClient.setQueryData(configQuery.queryKey, { productName: 'Caliper' } as Answer<'config'>);
  queryClient.setQueryData(sessionQuery.queryKey, { user: { role } } as Session);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const route = createElement(Route, { path, element: createElement(page) });
  const others = createElement(Route, { path: '*', element: null });
  const routes = createElement(Routes, null, route, others);
  const router = createElement(MemoryRouter, { initialEntries: [at] }, routes, createElement(Address));
  const within = createElement(QueryClientProvider, { client: queryClient }, router);
  await settle(() => root?.render(createElement(MantineProvider, { env: 'test' }, within)));
}

interface ShowOptions {
  path: string;
  at: string;
  role?: 'admin' | 'publications';
  width?: number;
}

export function leave(): void {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}

/** Takes a step and waits until its calls are answered. */
export function settle(take: () => unknown): Promise<void> {
  return act(async () => {
    take();
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  });
}

/** Everything that is written, also in dialogs. */
export function words(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const sheet of copy.querySelectorAll('style')) sheet.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ');
}

export function button(name: string | RegExp): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => {
    const label = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return typeof name === 'string' ? label.trim() === name : name.test(label);
  });
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

export const press = (name: string | RegExp) => settle(() => button(name).click());

/** Types into the field with this label. */
export function type(label: string, value: string): Promise<void> {
  const named = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  const field = document.getElementById(named?.htmlFor ?? '') ?? named?.querySelector('input');
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set;
  return settle(() => {
    set?.call(field, value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const tick = (label: string) =>
  settle(() => {
    const named = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent?.trim() === label,
    );
    named?.querySelector('input')?.click();
  });
