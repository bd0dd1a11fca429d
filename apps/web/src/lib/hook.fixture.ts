import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from './api/query-client.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
notifyManager.setScheduler(queueMicrotask);

/** Runs an action and waits until its effects have settled. */
function settled(take: () => unknown): Promise<void> {
  return act(async () => {
    take();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Runs a hook as a page does, and gives its latest value after each step. */
export function runHook<T>(hook: () => T) {
  let latest: T | undefined;
  function Part() {
    latest = hook();
    return null;
  }
  const page = createElement(MemoryRouter, null, createElement(Part));
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(QueryClientProvider, { client: queryClient }, page)));
  const now = () => latest as T;
  return { now, step: (take: (state: T) => unknown) => settled(() => take(now())) };
}

/** Holds every call until it is released. Tests that use it end with `vi.unstubAllGlobals()`. */
export function holdCalls(answer = () => Response.json({})) {
  const calls: { path: string; body: unknown }[] = [];
  const waiting: (() => void)[] = [];
  const fetch = (path: string, { body }: { body?: string }) => {
    calls.push({ path, body: body && JSON.parse(body) });
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push(() => resolve(answer()));
    return promise;
  };
  /** Releases the call that has waited longest. */
  const letGo = () => settled(() => waiting.shift()?.());
  vi.stubGlobal('fetch', fetch);
  return { calls, letGo };
}
