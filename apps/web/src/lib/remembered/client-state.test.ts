import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
const listeners: ((event: { key: string }) => void)[] = [];
vi.stubGlobal('addEventListener', (_: 'storage', listener: (typeof listeners)[number]) =>
  listeners.push(listener),
);
const tab = () => {
  vi.resetModules();
  return import('./client-state.ts');
};
const recommending = { report_id: 7, report_name: 'Knees', region: 'Europe', report_year: 2026 };

beforeEach(() => kept.clear());

test('NAV-18 client state is written to one key and survives a reload', async () => {
  const before = await tab();
  before.remember('admin', { recommending });
  expect([...kept.keys()]).toEqual(['caliper:state']);

  const after = await tab();
  expect(after.useClientState.getState().admin).toEqual({ recommending });
});

test('NAV-18 after signing out, nothing of the person is left that could be written back', async () => {
  const { remember, resetClientState } = await tab();
  remember('search', { query: 'stent', sort: 'new' });
  resetClientState();
  expect(kept.get('caliper:state')).not.toContain('stent');
});

test('NAV-18 one tab does not overwrite what another has stored since it was opened', async () => {
  const [first, second] = [await tab(), await tab()];
  second.remember('admin', { recommending });
  first.remember('search', { query: 'stent', sort: 'new' });
  const { admin, search } = (await tab()).useClientState.getState();
  expect({ admin, search }).toEqual({ admin: { recommending }, search: { query: 'stent', sort: 'new' } });
});

test('NAV-06 recommending that starts in one tab is shown in the others', async () => {
  const [first, second] = [await tab(), await tab()];
  first.followClientState();
  second.remember('admin', { recommending });
  for (const hear of listeners) hear({ key: 'caliper:state' });
  expect(first.useClientState.getState().admin).toEqual({ recommending });
});

test('NAV-18 a browser without storage remembers until the page is left', async () => {
  vi.stubGlobal('window', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  const { remember, useClientState } = await tab();
  remember('search', { query: 'stent', sort: 'new' });
  remember('admin', { recommending });
  expect(useClientState.getState()).toMatchObject({
    admin: { recommending },
    search: { query: 'stent', sort: 'new' },
  });
});
