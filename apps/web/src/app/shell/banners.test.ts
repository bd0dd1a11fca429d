import { expect, test } from 'vitest';
import { subscriptionNotice } from './banners.tsx';

const now = 1_800_000_000;
const day = 86_400;

test.each([
  [60 * day, 'Subscription expiring in 60 days'],
  [8 * day + 5, 'Subscription expiring in 9 days'],
  [day + 1, 'Subscription expiring in 2 days'],
  [day, 'Subscription expiring in 1 day!'],
  [1, 'Subscription expiring in 1 day!'],
  [0, 'Your subscription has expired!'],
  [-20 * day, 'Your subscription has expired!'],
])('NAV-16 %i seconds before the end: %s', (left, text) => {
  expect(subscriptionNotice(now + left, now)?.text).toBe(text);
});

test('NAV-16 there is no notice above 60 days, nor for a company without an expiry', () => {
  expect(subscriptionNotice(now + 60 * day + 1, now)).toBeNull();
  expect(subscriptionNotice(null, now)).toBeNull();
});
