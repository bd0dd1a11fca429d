import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
const recommending = { report_id: 7, report_name: 'Knees', region: 'Europe', report_year: 2026 };

test('NAV-18 client state is written to one key and survives a reload', async () => {
  const before = await import('./client-state.ts');
  before.remember('admin', { recommending });
  expect([...kept.keys()]).toEqual(['caliper:state']);

  vi.resetModules();
  const after = await import('./client-state.ts');
  expect(after.useClientState.getState().admin).toEqual({ recommending });
});

test('NAV-18 after signing out nothing of the person is left to be written back', async () => {
  const { remember, resetClientState } = await import('./client-state.ts');
  remember('search', { query: 'stent' });
  resetClientState();
  expect(kept.get('caliper:state')).not.toContain('stent');
});
