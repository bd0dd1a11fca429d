import { expect, test } from 'vitest';
import { expiryAfter, hasExpired, lastDayBefore } from './expiry.ts';

test.each([
  ['2027-03-31', '2027-04-01T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['2028-02-28', '2028-02-29T00:00:00.000Z'],
])('ADM-13 a subscription until %s ends at %s and shows the same day again', (day, end) => {
  const expiry = expiryAfter(day);
  expect(expiry?.toISOString()).toBe(end);
  expect(lastDayBefore(expiry)).toBe(day);
});

test('the last day still counts, the moment after it does not', () => {
  const expiry = expiryAfter('2027-03-31');
  expect(hasExpired(expiry, new Date('2027-03-31T23:59:59.999Z'))).toBe(false);
  expect(hasExpired(expiry, new Date('2027-04-01T00:00:00.000Z'))).toBe(true);
});

test('without an expiry there is no last day, and nothing expires', () => {
  expect(expiryAfter(null)).toBeNull();
  expect(lastDayBefore(null)).toBe('');
  expect(hasExpired(null, new Date())).toBe(false);
});
