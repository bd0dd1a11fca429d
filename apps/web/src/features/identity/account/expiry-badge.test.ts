import { expect, test } from 'vitest';
import { expiryBadge } from './expiry-badge.ts';

const now = Date.UTC(2026, 10, 15, 11) / 1000;
const day = 24 * 60 * 60;

test.each([
  [300, 'plain', '300 days left'],
  [61, 'plain', '61 days left'],
  [60, 'warn', '60 days left'],
  [11, 'warn', '11 days left'],
  [10, 'bad', '10 days left'],
  [1, 'bad', '1 day left'],
])('ACC-02 %i days before the end the badge is %s', (days, tone, text) => {
  expect(expiryBadge(now + days * day, now)).toEqual({ tone, text });
});

test('ACC-02 a started day counts as a whole one: red from the moment ten days are left', () => {
  expect(expiryBadge(now + 10 * day + 1, now).tone).toBe('warn');
  expect(expiryBadge(now + 10 * day - 1, now)).toEqual({ tone: 'bad', text: '10 days left' });
  expect(expiryBadge(now + 1, now).text).toBe('1 day left');
});

test('ACC-02 an ended subscription is shown as expired', () => {
  for (const expiry of [now, now - 1, now - 400 * day]) {
    expect(expiryBadge(expiry, now)).toEqual({ tone: 'bad', text: 'expired' });
  }
});
