import { expect, test } from 'vitest';
import { itemDashboardPath, reportDashboardPath } from './dashboard-paths.ts';

test("ADM-22 the address of an item's dashboard depends on its kind", () => {
  expect(itemDashboardPath('medsku', 3, 'Trauma Plates')).toBe('/medsku/dashboard/3/trauma-plates');
});

test("READ-20 the address of a report's dashboard depends on its kind; that of a MedCore report has its own id", () => {
  const knees = { report_id: 7, report_name: 'Knees', c_report_id: null, dashboard_kind: 'market' } as const;
  expect(reportDashboardPath(knees)).toBe('/reports/global-dashboard/7/knees');
  expect(reportDashboardPath({ ...knees, dashboard_kind: 'medaccess' })).toBe('/medaccess/dashboard/7/knees');
  expect(reportDashboardPath({ ...knees, c_report_id: 3 })).toBe('/reports/global-dashboard/medcore/3/knees');
});
