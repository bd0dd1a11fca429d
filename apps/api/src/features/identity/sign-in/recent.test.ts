import { expect, test } from 'vitest';
import { assertRecent } from './recent.ts';

test('a password counts as recently entered for five minutes', () => {
  const since = new Date(0);
  expect(() => assertRecent(since, new Date(300_000))).not.toThrow();
  expect(() => assertRecent(since, new Date(300_001))).toThrow(
    expect.objectContaining({ code: 'recent-login-required' }),
  );
});
