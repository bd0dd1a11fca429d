import { expect, test } from 'vitest';
import { customReportPath, itemDashboardPath, reportPath } from './item-paths.ts';

test('ADM-22 links lead to the first chapter of a report and to the dashboard of an item', () => {
  expect(reportPath(7, 'Knees & Hips')).toBe('/reports/7/knees-and-hips/1');
  expect(customReportPath(9, 'Board Pack, Q4')).toBe('/custom-reports/9/board-pack-q4/1');
  expect(itemDashboardPath('medsku', 3, 'Trauma Plates')).toBe('/medsku/dashboard/3/trauma-plates');
});
