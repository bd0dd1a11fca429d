import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { remember, useClientState } = await import('../remembered/client-state.ts');
const { queryClient } = await import('../api/query-client.ts');
const { openSession, recheckSession, sessionQuery } = await import('./session.ts');

const signIn = (id: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ user: { id } }));
  return openSession({ idToken: id, exp: Date.now() / 1000 + 3600 });
};
const lastSearch = () => useClientState.getState().search.query;

afterEach(() => vi.unstubAllGlobals());

test('NAV-18 the state of a person who did not sign out is kept for them and for no one else', async () => {
  await signIn('first');
  remember('search', { query: 'stent', sort: 'new' });
  await signIn('first');
  expect(lastSearch()).toBe('stent');
  await signIn('second');
  expect(lastSearch()).toBe('');
  expect([...kept.values()].join()).not.toContain('stent');
});

test('a page that one person left open is reloaded when another signs in in another tab', async () => {
  await signIn('first');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const person = (id: string) => async (url: string) =>
    Response.json(
      url.endsWith('/refresh') ? { idToken: id, exp: Date.now() / 1000 + 3600 } : { user: { id } },
    );
  const stop = new QueryObserver(queryClient, sessionQuery).subscribe(() => {});
  vi.stubGlobal('fetch', person('first'));
  await recheckSession();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', person('second'));
  await recheckSession();
  expect(reload).toHaveBeenCalledOnce();
  stop();
});
