import { expect, test } from 'vitest';
import { customReportPath, reportPath } from './paths.ts';

test('ADM-22 links lead to the first chapter of a report', () => {
  expect(reportPath(7, 'Knees & Hips')).toBe('/reports/7/knees-and-hips/1');
  expect(customReportPath(9, 'Board Pack, Q4')).toBe('/custom-reports/9/board-pack-q4/1');
});

test('a name without Latin letters has a path too', () => {
  expect(reportPath(7, '膝关节')).toBe('/reports/7/untitled/1');
  expect(customReportPath(9, '★')).toBe('/custom-reports/9/untitled/1');
});
