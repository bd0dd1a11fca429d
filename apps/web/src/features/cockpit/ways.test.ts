import { expect, test } from 'vitest';
import { endingPath } from './ways.ts';

test('STAFF-01 all of a column are those whose first ones stand there', () => {
  expect(endingPath('sales', '30', 'mine')).toBe('/renewals?within=30&whose=mine');
  expect(endingPath('admin', 'over', 'everybody')).toBe('/admin-panel/renewals?within=over');
});
