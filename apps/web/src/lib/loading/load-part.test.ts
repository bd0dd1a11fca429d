import { unreachable } from '@caliper/contract/client/api-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { resetNotifications, useNotifications } from '../notifications.ts';
import { loadPart, partQuery } from './load-part.ts';

const lost = new TypeError('error loading dynamically imported module');
const shown = () => useNotifications.getState().list;

beforeEach(() => resetNotifications());

test('a part that cannot be loaded is reported, and the next press loads it', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('the dialog');
  expect(await loadPart(load)).toBeNull();
  expect(shown()).toMatchObject([{ message: unreachable, variant: 'danger' }]);
  expect(await loadPart(load)).toBe('the dialog');
});

test.each([
  [true, 'Reload page'],
  [false, undefined],
])('with a connection (%s) a reload is offered: %s', async (onLine, label) => {
  vi.stubGlobal('navigator', { onLine });
  await loadPart(() => Promise.reject(lost));
  expect(shown()[0]?.action?.label).toBe(label);
  vi.unstubAllGlobals();
});

test("a part that a page loads without a press fails with our message, whatever the browser's says", async () => {
  const query = partQuery('a part', () => Promise.reject(lost));
  await expect(queryClient.fetchQuery({ ...query, retry: false })).rejects.toThrow(unreachable);
});
