import { expect, test } from 'vitest';
import { boundedPool } from './bounded-pool.ts';

test('the pool never exceeds its concurrency, and refuses what it cannot queue', async () => {
  const inTurn = boundedPool(2, 3);
  const gates: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
    });
  const accepted = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  const all = Promise.all(accepted);
  while (gates.length > 0 || running > 0) {
    gates.shift()?.();
    await new Promise(setImmediate);
  }
  await all;
  expect(most).toBe(2);
});
