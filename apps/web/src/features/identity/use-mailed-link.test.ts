// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { runHook } from '../../lib/hook.fixture.ts';
import { useEmailVerification, usePasswordReset } from './use-mailed-link.ts';

afterEach(() => vi.unstubAllGlobals());

/** The keys of calls whose answers are all lost. */
function loseAnswers(): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    throw new TypeError('The connection was lost.');
  });
  return keys;
}

const wanted = { token: 'link', password: 'a much better one', confirmPassword: 'a much better one' };

test('AUTH-17 a new password sent again after a lost answer is the same request', async () => {
  const keys = loseAnswers();
  const page = runHook(() => usePasswordReset(async () => {}));
  for (const _ of ['first', 'again']) await page.step(({ mutate }) => mutate(wanted));
  const another = 'another one altogether';
  await page.step(({ mutate }) => mutate({ ...wanted, password: another, confirmPassword: another }));
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('AUTH-27 a verification sent again after a lost answer is the same request', async () => {
  const keys = loseAnswers();
  const page = runHook(useEmailVerification);
  for (const _ of ['first', 'again']) await page.step(({ mutate }) => mutate({ token: 'link' }));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
