import { expect, test } from 'vitest';
import type { SearchMatch } from '../search.queries.ts';
import { resultCount, resultRange } from './search-results.tsx';

const found = {
  total: 17,
  categories: [
    { category_name: 'Cardiovascular', count: 11 },
    { category_name: 'Endoscopy', count: 6 },
  ],
};
const matches = (many: number) => Array.from({ length: many }, () => ({}) as SearchMatch);

test('SRCH-02 SRCH-09 the count covers all results and names the number of categories', () => {
  expect(resultCount(found, null)).toBe('17 result(s) found in 2 categories');
});

test('SRCH-02 with a chosen category the count names one category', () => {
  expect(resultCount({ ...found, total: 11 }, 'Cardiovascular')).toBe('11 result(s) found in 1 categories');
  expect(resultCount({ ...found, total: 0 }, 'Dental')).toBe('0 result(s) found in 0 categories');
});

test('SRCH-06 a page has ten results, and says which', () => {
  expect(resultRange({ page: 1, matches: matches(10) })).toBe('1–10 on this page');
  expect(resultRange({ page: 2, matches: matches(7) })).toBe('11–17 on this page');
});
