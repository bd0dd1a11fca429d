import { niceSteps } from '@caliper/ui/charts/steps.ts';
import { expect, test } from 'vitest';
import { placesOf, stepDecimals } from './places.ts';

const rows = [
  { name: 'United States', values: [10, 20, null] },
  { name: 'Canada', values: [1, 2, 3] },
  { name: 'USA', values: [30, null, null] },
];

test('DASH-05 two spellings of a country are one place on the map', () => {
  const names = ['United States', 'USA'];
  expect(placesOf(rows, 'sum')).toEqual([
    { name: 'United States', names, values: [40, 20, null] },
    { name: 'Canada', names: ['Canada'], values: [1, 2, 3] },
  ]);
  expect(placesOf(rows, 'mean')[0]?.values).toEqual([20, 20, null]);
});

test('steps in thousands keep the digits in which they differ', () => {
  const steps = niceSteps([180, 420, 900, 2400, 12_000]);
  expect([stepDecimals(steps, 1), stepDecimals(steps, 1000)]).toEqual([0, 1]);
  expect(stepDecimals(niceSteps([20_000, 60_000, 480_000]), 1000)).toBe(0);
});
