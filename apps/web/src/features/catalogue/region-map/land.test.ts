import { expect, test } from 'vitest';
import { hasLand, stateOf } from './land.ts';

const possible = ['Europe', 'Africa', 'Global'] as const;

test.each([
  ['a possible region is available', 'Europe', null, 'available'],
  ['any other is not', 'Middle East', null, 'unavailable'],
  ['the chosen region is highlighted', 'Europe', 'Europe', 'chosen'],
  ['and no other', 'Africa', 'Europe', 'available'],
  ['Global highlights every region', 'Africa', 'Global', 'chosen'],
  ['also those without content of their own', 'Middle East', 'Global', 'chosen'],
  ['a chosen region stays highlighted if nothing is left in it', 'Asia Pacific', 'Asia Pacific', 'chosen'],
] as const)('%s', (_, region, value, state) => {
  expect(stateOf(region, { possible, value })).toBe(state);
});

test('there is land to click on unless Global is all there is', () => {
  expect(hasLand(possible)).toBe(true);
  expect(hasLand(['Global'])).toBe(false);
  expect(hasLand([])).toBe(false);
});
