import { expect, test } from 'vitest';
import { pageOf } from './table-page.ts';

const all = Array.from({ length: 23 }, (_, index) => index);

test('ACC-05 a table has 10 rows a page', () => {
  expect(pageOf(all, 1, 10)).toMatchObject({ rows: all.slice(0, 10), pages: 3 });
  expect(pageOf(all, 3, 10).rows).toEqual([20, 21, 22]);
});

test.each([
  [0, 1],
  [Number.NaN, 1],
  [-4, 1],
  [2.7, 2],
  [99, 3],
])('page %d becomes page %d', (asked, page) => {
  expect(pageOf(all, asked, 10).page).toBe(page);
});

test('no rows make one empty page', () => {
  expect(pageOf([], 1, 10)).toEqual({ rows: [], page: 1, pages: 1 });
});
