// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import type { CompanyUser } from '../companies.queries.ts';
import { useUserActs } from './user-actions.tsx';
import { questionBefore } from './user-acts.ts';

const person = (id: string) => ({ id, name: id, email: `${id}@example.com` }) as CompanyUser;

afterEach(() => vi.unstubAllGlobals());

test("ADM-15 an action on one person neither waits for another's answer nor is closed by it", async () => {
  const { calls, letGo } = holdCalls(() => new Response(null, { status: 204 }));
  const ines = runHook(() => useUserActs(7, person('ines'), vi.fn()));
  const emil = runHook(() => useUserActs(7, person('emil'), vi.fn()));
  await ines.step(({ ask }) => ask('unlock'));
  await emil.step(({ ask }) => ask('verify'));
  expect(calls.map(({ path }) => path)).toEqual([
    expect.stringContaining('ines'),
    expect.stringContaining('emil'),
  ]);
  await letGo();
  await letGo();
  await ines.step(({ ask }) => ask('unlock'));
  await emil.step(({ ask }) => ask('delete'));
  await letGo();
  expect(ines.now().isBusy).toBe(false);
  expect(emil.now().asked).toBe('delete');
});

test('ADM-15 a second press while the first is under way does nothing', async () => {
  const { calls } = holdCalls(() => new Response(null, { status: 204 }));
  const ines = runHook(() => useUserActs(7, person('ines'), vi.fn()));
  await ines.step(({ ask }) => {
    ask('unlock');
    ask('unlock');
  });
  expect(calls).toHaveLength(1);
});

test('MEND-17 locking and resetting devices ask first, with the numbers of this moment', async () => {
  const { calls, letGo } = holdCalls(() => Response.json([]));
  const ines = runHook(() => useUserActs(7, person('ines'), vi.fn()));
  for (const act of ['lock', 'devices'] as const) {
    await ines.step(({ ask }) => ask(act));
    expect(ines.now()).toMatchObject({ asked: null, isBusy: true });
    await letGo();
    expect(ines.now()).toMatchObject({ asked: act, isBusy: false });
    await ines.step(({ cancel }) => cancel());
  }
  expect(calls.map(({ path }) => path)).toEqual(
    Array(2).fill(expect.stringContaining('/usergroups/7/users')),
  );
});

test('MEND-17 the questions say how many devices and sessions end', () => {
  const words = (act: 'lock' | 'devices', devices: number, sessions: number) =>
    questionBefore(act, { ...person('Ines'), devices, sessions })?.words;
  expect(words('lock', 3, 2)).toBe(
    'Ines will be signed out of 2 sessions. They cannot sign in until the account is unlocked.',
  );
  expect(words('devices', 1, 1)).toMatch(
    /^1 device will be forgotten. Ines will be signed out of 1 session\./,
  );
  expect(words('devices', 3, 0)).toMatch(
    /^3 devices will be forgotten. Ines is not signed in at the moment\./,
  );
});
