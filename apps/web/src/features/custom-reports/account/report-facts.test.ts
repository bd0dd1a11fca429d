import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import type { Bookmark, CustomReport } from '../custom-reports.queries.ts';
import { createdWords, sharedWords, sourcesOf, sourceWords } from './report-facts.ts';

const bookmark = (report_id: number, state: Bookmark['state'] = 'readable') =>
  ({ report_id, state }) as Bookmark;
const report = (facts: Partial<CustomReport>) => facts as CustomReport;
const can = { edit: true, giveToCompanies: false, chooseMarkets: true, openDashboard: false };
const ines = { email: 'ines@meridian.example', special: null } as Session['user'];

test('CAT-37 each source report is named once', () => {
  expect(sourcesOf({ collections: [bookmark(7), bookmark(3), bookmark(7)] })).toEqual([7, 3]);
});

test('CAT-37 a report that is no longer visible is not looked up', () => {
  const collections = [bookmark(7, 'withdrawn'), bookmark(3, 'gone'), bookmark(5, 'not-subscribed')];
  expect(sourcesOf({ collections })).toEqual([5]);
});

test('CAT-37 a row says how many source reports there are and what they are about', () => {
  const filings = new Map(
    [14, 14, 16].map((category_id, report_id) => [report_id, { report_id, category_id }] as const),
  );
  expect(sourceWords([0, 1, 2], filings)).toBe('3 reports in Orthopedics, Spine');
  expect(sourceWords([0], filings)).toBe('1 report in Orthopedics');
  expect(sourceWords([8, 9], filings)).toBe('2 reports');
});

test('only the owner sees how many people it is shared with', () => {
  expect(sharedWords({ shared: '', can })).toBe('Nobody');
  expect(sharedWords({ shared: 'jonas@meridian.example', can })).toBe('1 person');
  expect(sharedWords({ shared: 'jonas@meridian.example,priya@meridian.example', can })).toBe('2 people');
  expect(sharedWords({ shared: '', can: { ...can, edit: false } })).toBe('–');
});

test('CR-02 one’s own are counted against the limit, if there is one', () => {
  const reports = [report({ user_email: ines.email }), report({ user_email: 'jonas@meridian.example' })];
  expect(createdWords(reports, ines)).toBe('1 of 10 created');
  expect(createdWords(reports, { ...ines, special: 'marketing' })).toBe('1 created');
});
