import { expect, test, vi } from 'vitest';
import { throttle } from './activity.ts';

test('AUTH-20 activity is reported at once and then at most every 10 seconds', () => {
  let clock = 0;
  const report = vi.fn();
  const sign = throttle(report, 10_000, () => clock);
  for (clock of [0, 1, 9_999, 10_000, 15_000, 20_001]) sign();
  expect(report).toHaveBeenCalledTimes(3);
});
