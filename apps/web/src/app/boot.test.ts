// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { configQuery } from '../lib/api/config.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { runHook } from '../lib/hook.fixture.ts';
import { sessionQuery } from '../lib/session/session.ts';
import { Boot } from './boot.tsx';

afterEach(() => vi.unstubAllGlobals());

const loadPage = async () => {};

test('a failed refetch of the configuration leaves the portal open', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ name: 'Caliper' }));
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const boot = runHook(() => Boot({ loadPage, children: 'The portal' }));
  expect(boot.now()).not.toBe('The portal');
  await boot.step(() => {});
  expect(boot.now()).toBe('The portal');

  const failure = { status: 500, code: 'internal', detail: 'Away' };
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 500 }));
  await boot.step(() => queryClient.refetchQueries(configQuery));
  expect(queryClient.getQueryState(configQuery.queryKey)?.status).toBe('error');
  expect(boot.now()).toBe('The portal');
});
