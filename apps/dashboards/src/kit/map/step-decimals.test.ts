import { expect, test } from 'vitest';
import { stepDecimals } from './step-decimals.ts';

test('steps in thousands keep the digits in which they differ', () => {
  const values = [180, 420, 900, 2400, 12_000];
  expect(stepDecimals(values)).toBe(0);
  expect(stepDecimals(values, 1000)).toBe(1);
  expect(stepDecimals([20_000, 60_000, 480_000], 1000)).toBe(0);
});
