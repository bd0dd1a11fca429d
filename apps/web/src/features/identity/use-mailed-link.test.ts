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

test('AUTH-17 a new password sent again after a lost answer is the same request', async () => {
  const keys = loseAnswers();
  const page = runHook(() => usePasswordReset('link', async () => {}));
  for (const password of ['a much better one', 'a much better one', 'another one altogether']) {
    await page.step(({ change }) => change({ password, confirmPassword: password }));
    await page.step(({ submit }) => submit());
  }
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('AUTH-27 a verification sent again after a lost answer is the same request', async () => {
  const keys = loseAnswers();
  const page = runHook(useEmailVerification);
  for (const _ of ['first', 'again']) await page.step(({ mutate }) => mutate({ token: 'link' }));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
