import { expect, test } from 'vitest';
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

const slug = '7/knees-and-hips-europe';

test.each([
  ['a report has one when its flag is 1', {}, `/reports/global-dashboard/${slug}`],
  ['and none otherwise', { global_dashboard: 0 }, null],
  [
    'a custom report has its own id',
    { c_report_id: 31 },
    '/reports/global-dashboard/medcore/31/knees-and-hips-europe',
  ],
  [
    'the designated report shows market access',
    { dashboard_kind: 'medaccess' },
    `/medaccess/dashboard/${slug}`,
  ],
  [
    'medsku has one, whatever the flag says',
    { kind: 'medsku', global_dashboard: 0 },
    `/medsku/dashboard/${slug}`,
  ],
  ['so has pt', { kind: 'pt', global_dashboard: 0 }, `/pt/dashboard/${slug}`],
  ['so has survey', { kind: 'survey', global_dashboard: 0 }, `/survey/dashboard/${slug}`],
  [
    'a sample opens with its market',
    { sample: true, market_name: 'Knee & Hip' },
    `/reports/global-dashboard/${slug}?sample&market=Knee%20%26%20Hip`,
  ],
  ['a demo opens as a demo', { kind: 'pt', demo: true }, `/pt/dashboard/${slug}?demo`],
] as const)('CAT-05 the dashboard of an item: %s', (_, more, path) => {
  expect(dashboardPath({ ...knees, ...more })).toBe(path);
});

test('a report opens at its first chapter, a custom one in its own reader', () => {
  expect(readingPath(knees)).toBe(`/reports/${slug}/1`);
  expect(readingPath({ ...knees, c_report_id: 31 })).toBe('/custom-reports/31/knees-and-hips-europe/1');
  expect(readingPath({ ...knees, kind: 'survey' })).toBe(`/survey/item/${slug}`);
});
