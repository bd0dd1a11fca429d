import { expect, test } from 'vitest';
import { barHeights, endTag } from './client-words.ts';

const now = Date.parse('2026-11-17T12:00:00Z') / 1000;
const inDays = (days: number) => now + days * 86_400;

test.each([
  [-21, 'bad', '21 days ago'],
  [-1, 'bad', '1 day ago'],
  [1, 'bad', '1 day'],
  [10, 'bad', '10 days'],
  [27, 'warn', '27 days'],
  [60, 'warn', '60 days'],
  [299, 'plain', '299 days'],
])('STAFF-02 a license that ends in %d days says so', (days, tone, words) => {
  expect(endTag(inDays(days), now)).toEqual({ tone, words });
});

test('STAFF-02 the bars of six months are parts of the highest', () => {
  expect(barHeights([0, 5, 10])).toEqual([0, 0.5, 1]);
  expect(barHeights([0, 0])).toEqual([0, 0]);
});
