import type { Answer } from '@caliper/contract/endpoints.ts';
import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import type { Bookmark } from '../custom-reports.queries.ts';
import {
  matching,
  offeredReports,
  publishedReports,
  readsEverything,
  wholeReports,
} from './readable-reports.ts';

const report = (report_id: number, report_name: string, report_year = 2026) => ({
  report_id,
  report_name,
  report_year,
  region: 'Europe',
});
const somebody = (user: object) => ({ user }) as Session;

test('CR-21 sales, admin and the support account may bookmark every report', () => {
  expect(readsEverything(somebody({ role: 'sales', special: null }))).toBe(true);
  expect(readsEverything(somebody({ role: 'admin', special: null }))).toBe(true);
  expect(readsEverything(somebody({ role: 'standard', special: 'support' }))).toBe(true);
  expect(readsEverything(somebody({ role: 'team leader', special: null }))).toBe(false);
});

test('CR-06 a company is offered the reports it reads in full, not samples and demos', () => {
  const entry = (id: number, over: object) => ({ ...report(id, 'R'), sample: false, demo: false, ...over });
  const active = [entry(1, {}), entry(2, { sample: true }), entry(3, { demo: true })];
  const whole = wholeReports(active as Answer<'subscriptions'>['active']);
  expect(whole.map(({ report_id }) => report_id)).toEqual([1]);
});

test('hidden and MedCore reports are not among the published ones', () => {
  const item = (id: number, over: object) => ({ ...report(id, 'R'), visible: 1, c_report_id: null, ...over });
  const collections = [item(1, {}), item(2, { visible: 0 }), item(3, { c_report_id: 8 })];
  const tree = { categoriesData: [{ sub_categories: [{ collections }] }] } as unknown as Answer<'catalogs'>;
  expect(publishedReports(tree).map(({ report_id }) => report_id)).toEqual([1]);
});

test('the sources of a custom report come first, each report once', () => {
  const held = (id: number, state = 'readable') => ({ ...report(id, `Source ${id}`), state }) as Bookmark;
  const readable = [
    report(3, 'Spine', 2025),
    report(3, 'Spine', 2025),
    report(4, 'Spine'),
    report(9, 'Source 9'),
    report(5, 'Hips'),
  ];
  const offered = offeredReports([held(9), held(9), held(8, 'not-subscribed')], readable);
  expect(offered.map(({ report_id, isSource }) => [report_id, isSource])).toEqual([
    [9, true],
    [5, false],
    [4, false],
    [3, false],
  ]);
  expect(matching(offered, 'spine 2025').map(({ report_id }) => report_id)).toEqual([3]);
});
