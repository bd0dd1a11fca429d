import { afterEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { remember, useClientState } = await import('./client-state.ts');
const { openSession } = await import('./session.ts');

const signIn = (id: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ user: { id } }));
  return openSession({ idToken: id, exp: Date.now() / 1000 + 3600 });
};
const lastSearch = () => useClientState.getState().search.query;

afterEach(() => vi.unstubAllGlobals());

test('NAV-18 what a person left without signing out is there for them and for nobody else', async () => {
  await signIn('first');
  remember('search', { query: 'stent' });
  await signIn('first');
  expect(lastSearch()).toBe('stent');
  await signIn('second');
  expect(lastSearch()).toBe('');
  expect([...kept.values()].join()).not.toContain('stent');
});
