import { describe, expect, test } from 'vitest';
import { dashboardPath, readingPath } from './item-links.ts';

const knees = {
  kind: 'report',
  report_id: 7,
  report_name: 'Knees & Hips: Europe',
  c_report_id: null,
  global_dashboard: 1,
  dashboard_kind: 'market',
  sample: false,
  market_name: null,
  demo: false,
} as const;

describe('the dashboard of an item', () => {
  test('CAT-05 a report has one only when its flag is 1', () => {
    expect(dashboardPath(knees)).toBe('/reports/global-dashboard/7/knees-and-hips-europe');
    expect(dashboardPath({ ...knees, global_dashboard: 0 })).toBeNull();
  });

  test('CAT-05 the dashboard of a custom report is addressed by its own id', () => {
    expect(dashboardPath({ ...knees, c_report_id: 31 })).toBe(
      '/reports/global-dashboard/medcore/31/knees-and-hips-europe',
    );
  });

  test('CAT-05 the designated report shows market access', () => {
    expect(dashboardPath({ ...knees, dashboard_kind: 'medaccess' })).toBe(
      '/medaccess/dashboard/7/knees-and-hips-europe',
    );
  });

  test.each(['medsku', 'pt', 'survey'] as const)(
    'CAT-05 %s has a dashboard, whatever the flag says',
    (kind) => {
      expect(dashboardPath({ ...knees, kind, global_dashboard: 0 })).toBe(
        `/${kind}/dashboard/7/knees-and-hips-europe`,
      );
    },
  );

  test('a sample opens with its market, a demo as a demo', () => {
    expect(dashboardPath({ ...knees, sample: true, market_name: 'Knee & Hip' })).toBe(
      '/reports/global-dashboard/7/knees-and-hips-europe?sample&market=Knee%20%26%20Hip',
    );
    expect(dashboardPath({ ...knees, kind: 'pt', demo: true })).toBe(
      '/pt/dashboard/7/knees-and-hips-europe?demo',
    );
  });
});

test('a report opens at its first chapter, a custom one in its own reader', () => {
  expect(readingPath(knees)).toBe('/reports/7/knees-and-hips-europe/1');
  expect(readingPath({ ...knees, c_report_id: 31 })).toBe('/custom-reports/31/knees-and-hips-europe/1');
  expect(readingPath({ ...knees, kind: 'survey' })).toBe('/survey/item/7/knees-and-hips-europe');
});
