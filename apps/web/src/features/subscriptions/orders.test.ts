import { expect, test } from 'vitest';
import { endOf } from './orders.ts';

const until = Date.UTC(2027, 3, 1) / 1000;

test('ACC-05 what ended with its company ended on the last day that was paid for', () => {
  expect(endOf({ until, archive_id: null })).toBe('2027-03-31');
});

test('ACC-05 what staff have ended shows the day on which they did', () => {
  expect(endOf({ until: until + 3600, archive_id: 3 })).toBe('2027-04-01');
  expect(endOf({ until: null, archive_id: null })).toBeNull();
});
