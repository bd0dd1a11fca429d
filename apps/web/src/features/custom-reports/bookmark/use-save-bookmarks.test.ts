// @vitest-environment jsdom
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { runHook } from '../../../lib/hook.fixture.ts';
import { useSaveBookmarks } from './use-save-bookmarks.ts';

const save = {
  target: null,
  title: 'Board pack',
  revision: undefined,
  reportId: 4,
  version: 4,
  chapters: [1],
};

afterEach(() => vi.unstubAllGlobals());

test('CR-01 a draft sent again after the dialog was reopened is the same request', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    throw new TypeError('The connection was lost.');
  });
  const kept = createRequestKeys();
  for (const _ of ['first', 'anew']) {
    const dialog = runHook(() => useSaveBookmarks(kept, () => {}));
    await dialog.step(({ mutate }) => mutate(save));
    await vi.waitFor(() => expect(dialog.now().isError).toBe(true));
  }
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
