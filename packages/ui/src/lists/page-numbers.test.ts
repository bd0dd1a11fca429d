import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const written = (current: number, pages: number) =>
  pageNumbers(current, pages)
    .map((step) => (typeof step === 'number' ? step : '…'))
    .join(' ');

test('all pages are shown if there are few', () => {
  expect(written(1, 1)).toBe('1');
  expect(written(2, 7)).toBe('1 2 3 4 5 6 7');
});

test('of many pages, the ends and the neighbours are shown, always seven entries', () => {
  expect(written(1, 20)).toBe('1 2 3 4 5 … 20');
  expect(written(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(written(5, 20)).toBe('1 … 4 5 6 … 20');
  expect(written(16, 20)).toBe('1 … 15 16 17 … 20');
  expect(written(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(written(20, 20)).toBe('1 … 16 17 18 19 20');
});
