import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import type { CustomReportSummary } from '../custom-reports.queries.ts';
import { isAtLimit, ownReports, targetOf } from './bookmark-draft.ts';

const ines = { user: { email: 'ines@meridian.example', special: null } } as Session;
const support = { user: { ...ines.user, special: 'support' } } as Session;

const made = (c_report_id: number, over: Partial<CustomReportSummary> = {}) =>
  ({ c_report_id, user_email: ines.user.email, modified_on: c_report_id, ...over }) as CustomReportSummary;
const tenOf = Array.from({ length: 10 }, (_, index) => made(index + 1));

test('CR-12 only one’s own are offered, the last changed first', () => {
  const known = [made(1), made(2, { user_email: 'jonas@meridian.example' }), made(3)];
  expect(ownReports(known, ines).map(({ c_report_id }) => c_report_id)).toEqual([3, 1]);
});

test('CR-02 the limit is ten, except for support and marketing', () => {
  expect(isAtLimit(tenOf.slice(1), ines)).toBe(false);
  expect(isAtLimit(tenOf, ines)).toBe(true);
  expect(isAtLimit(tenOf, support)).toBe(false);
});

test('CR-02 at the limit an existing one is chosen instead of a new one', () => {
  expect(targetOf(null, tenOf, ines)).toBe(1);
  expect(targetOf(4, tenOf, ines)).toBe(4);
  expect(targetOf(null, tenOf, support)).toBeNull();
});

test('one that has been deleted in the meantime is no longer the target', () => {
  expect(targetOf(99, [made(1)], ines)).toBeNull();
});
