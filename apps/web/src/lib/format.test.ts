import { expect, test } from 'vitest';
import { daysUntil, expiryOf, formatDate, formatExpiry } from './format.ts';

const noon = Date.UTC(2026, 10, 15, 12) / 1000;
const day = 86_400;

test('NAV-24 epoch seconds are shown as YYYY-MM-DD in UTC', () => {
  expect(formatDate(Date.UTC(2026, 0, 2, 23, 59, 59) / 1000)).toBe('2026-01-02');
  expect(formatDate(0)).toBe('1970-01-01');
});

test('NAV-24 an expiry is stored as its exclusive end and shown as the chosen day', () => {
  expect(formatExpiry(Date.UTC(2026, 10, 24) / 1000)).toBe('2026-11-23');
  expect(expiryOf('2026-11-23')).toBe(Date.UTC(2026, 10, 24) / 1000);
});

test.each([
  [9 * day, 9],
  [8 * day + 1, 9],
  [day, 1],
  [1, 1],
  [0, 0],
])('NAV-24 days to a date are whole days rounded up: %i s ahead is %i', (ahead, days) => {
  expect(daysUntil(noon + ahead, noon)).toBe(days);
});

test.each([
  [1, -1],
  [day, -1],
  [2 * day, -2],
  [20 * day, -20],
])('NAV-24 days to a date are negative if past: %i s ago is %i', (ago, days) => {
  expect(daysUntil(noon - ago, noon)).toBe(days);
});
