import { expect, test } from 'vitest';
import { resultCount } from './results-heading.tsx';

const reports = { section: 'catalog', filter: 'all', region: null, year: null } as const;
const counted = (total: number, pages = 1) => ({ total, page: 1, pages });

test.each([
  [{ region: 'Europe' }, counted(27, 2), '27 reports in Europe, page 1 of 2'],
  [{ region: 'Global', year: 2025 }, counted(27, 2), '27 global reports from 2025, page 1 of 2'],
  [{ filter: 'custom-reports' }, counted(3), '3 custom reports'],
  [{ section: 'survey' }, counted(1), '1 survey'],
  [{}, counted(0, 0), 'No reports'],
] as const)('the count names the items, the filters and the page: %j, %j', (chosen, answer, words) => {
  expect(resultCount({ ...reports, ...chosen }, answer)).toBe(words);
});
