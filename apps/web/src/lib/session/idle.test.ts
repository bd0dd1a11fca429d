import { expect, test } from 'vitest';
import { clearInactive, correctInactive, isInactive, markInactive, type Presence, presence } from './idle.ts';

const seen = 1_800_000_000_000;
const fourHours = 14_400_000;

test.each<[string, number, Presence]>([
  ['just seen', 0, 'active'],
  ['within the second', 999, 'active'],
  ['a second later', 1000, 'idle'],
  ['for exactly four hours', fourHours, 'idle'],
  ['for more than four hours', fourHours + 1, 'expired'],
  ['before a clock that was set back', -60_000, 'active'],
])('AUTH-18 AUTH-20 quiet %s is %s ms: %s', (_, quiet, expected) => {
  expect(presence(seen, seen + quiet)).toBe(expected);
});

test("another tab can correct this browser's verdict, but never the server's", () => {
  markInactive('here');
  correctInactive();
  expect(isInactive()).toBe(false);
  markInactive('server');
  correctInactive();
  expect(isInactive()).toBe(true);
  clearInactive();
  expect(isInactive()).toBe(false);
});
