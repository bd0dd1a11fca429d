import { expect, test } from 'vitest';
import type { SearchMatch } from '../search.queries.ts';
import { groupByCategory } from './found-reports.tsx';

const match = (report_id: number, category_name: string): SearchMatch => ({
  report_id,
  report_name: `Report ${report_id}`,
  report_year: 2026,
  region: 'Global',
  category_name,
  chapters: [],
  subscribed: false,
  snippet: null,
  missing: [],
});

test('SRCH-09 a page is grouped by category in order of appearance, and keeps its order within each', () => {
  const page = [
    match(4, 'Spine'),
    match(9, 'Dental'),
    match(2, 'Spine'),
    match(7, 'Dental'),
    match(1, 'ENT'),
  ];
  const ids = groupByCategory(page).map(({ category, matches }) => [
    category,
    matches.map(({ report_id }) => report_id),
  ]);
  expect(ids).toEqual([
    ['Spine', [4, 2]],
    ['Dental', [9, 7]],
    ['ENT', [1]],
  ]);
});
