// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import type { CompanyUser } from '../companies.queries.ts';
import { useUserActs } from './use-user-acts.ts';

const person = (id: string) => ({ id, name: id, email: `${id}@example.com` }) as CompanyUser;

afterEach(() => vi.unstubAllGlobals());

test("ADM-15 an action on one person neither waits for another's answer nor is closed by it", async () => {
  const { calls, fetch, letGo } = holdCalls(() => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  const ines = runHook(() => useUserActs(7, person('ines'), vi.fn()));
  const emil = runHook(() => useUserActs(7, person('emil'), vi.fn()));
  await ines.step(({ ask }) => ask('lock'));
  await emil.step(({ ask }) => ask('devices'));
  expect(calls.map(({ path }) => path)).toEqual([
    expect.stringContaining('ines'),
    expect.stringContaining('emil'),
  ]);
  await letGo();
  await letGo();
  await ines.step(({ ask }) => ask('lock'));
  await emil.step(({ ask }) => ask('delete'));
  await letGo();
  expect(ines.now().isBusy).toBe(false);
  expect(emil.now().asked).toBe('delete');
});

test('ADM-15 a second press while the first is under way does nothing', async () => {
  const { calls, fetch } = holdCalls(() => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  const ines = runHook(() => useUserActs(7, person('ines'), vi.fn()));
  await ines.step(({ ask }) => {
    ask('lock');
    ask('lock');
  });
  expect(calls).toHaveLength(1);
});
