import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutNoise } from './noise.ts';

test.each([
  [0.1 + 0.2, 0.3],
  [1.005 * 1000, 1005],
  [-(0.1 + 0.7), -0.8],
  [123_456_789_012_345, 123_456_789_012_345],
  [1e-300, 1e-300],
  [0, 0],
])('%d is rounded to %d', (value, rounded) => {
  expect(withoutNoise(value)).toBe(rounded);
});

test('rounding changes a figure by less than anyone could measure', () => {
  const figure = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
  fc.assert(
    fc.property(figure, (value) => {
      expect(Math.abs(withoutNoise(value) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-11);
    }),
  );
});
