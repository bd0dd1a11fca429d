import { expect, test } from 'vitest';
import { customReportPath, itemDashboardPath, reportDashboardPath, reportPath } from './item-paths.ts';

test('ADM-22 links lead to the first chapter of a report and to the dashboard of an item', () => {
  expect(reportPath(7, 'Knees & Hips')).toBe('/reports/7/knees-and-hips/1');
  expect(customReportPath(9, 'Board Pack, Q4')).toBe('/custom-reports/9/board-pack-q4/1');
  expect(itemDashboardPath('medsku', 3, 'Trauma Plates')).toBe('/medsku/dashboard/3/trauma-plates');
});

test('READ-01 a report can be opened at any of its chapters', () => {
  expect(reportPath(7, 'Knees & Hips', 4)).toBe('/reports/7/knees-and-hips/4');
});

test('CR-07 a custom report can be opened at any of its bookmarks', () => {
  expect(customReportPath(9, 'Board Pack, Q4', 3)).toBe('/custom-reports/9/board-pack-q4/3');
});

test('READ-20 the dashboard of a report goes by its kind, that of a curated one by its own id', () => {
  const knees = { report_id: 7, report_name: 'Knees', c_report_id: null, dashboard_kind: 'market' } as const;
  expect(reportDashboardPath(knees)).toBe('/reports/global-dashboard/7/knees');
  expect(reportDashboardPath({ ...knees, dashboard_kind: 'medaccess' })).toBe('/medaccess/dashboard/7/knees');
  expect(reportDashboardPath({ ...knees, c_report_id: 3 })).toBe('/reports/global-dashboard/medcore/3/knees');
});
