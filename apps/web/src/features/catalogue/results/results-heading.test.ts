import { expect, test } from 'vitest';
import { resultCount } from './results-heading.tsx';

const reports = { section: 'catalog', filter: 'all', region: null, year: null } as const;
const two = { total: 27, page: 1, pages: 2 };

test('the count names the number of items, the filters and the current page', () => {
  expect(resultCount({ ...reports, region: 'Europe' }, two)).toBe('27 reports in Europe, page 1 of 2');
  expect(resultCount({ ...reports, region: 'Global', year: 2025 }, two)).toBe(
    '27 global reports from 2025, page 1 of 2',
  );
});

test('custom reports are counted as such', () => {
  expect(resultCount({ ...reports, filter: 'custom-reports' }, { total: 3, page: 1, pages: 1 })).toBe(
    '3 custom reports',
  );
});

test('one item is singular, and a single page has no page number', () => {
  expect(resultCount({ ...reports, section: 'survey' }, { total: 1, page: 1, pages: 1 })).toBe('1 survey');
  expect(resultCount(reports, { total: 0, page: 1, pages: 0 })).toBe('No reports');
});
