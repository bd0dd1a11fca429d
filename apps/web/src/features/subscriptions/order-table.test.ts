import { expect, test } from 'vitest';
import { endOf } from './order-table.tsx';

const until = Date.UTC(2027, 3, 1) / 1000;

test('ACC-05 a subscription that ended with its company shows the last paid day', () => {
  expect(endOf({ until, archive_id: null })).toBe('2027-03-31');
});

test('ACC-05 a subscription that staff ended shows the day on which they did', () => {
  expect(endOf({ until: until + 3600, archive_id: 3 })).toBe('2027-04-01');
  expect(endOf({ until: null, archive_id: null })).toBeNull();
});
