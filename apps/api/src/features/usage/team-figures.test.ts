import { expect, test } from 'vitest';
import { monthsBetween, startOf, toldMonths } from './team-figures.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test('USE-02 ranges begin 90 days ago, with the month twelve months ago, or with a year of the licence', () => {
  expect(startOf('90-days', '2026-11-17', null)).toBe('2026-08-20');
  expect(startOf('12-months', '2026-11-17', null)).toBe('2025-12-01');
  expect(startOf('contract-year', '2026-11-17', day('2027-09-13'))).toBe('2026-09-13');
  expect(startOf('contract-year', '2026-11-17', day('2029-11-17'))).toBe('2026-11-17');
  expect(startOf('contract-year', '2026-11-17', null)).toBe(null);
  expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

const row = (month: string, count: number, people: number, ofOthers = true) => ({
  month,
  count,
  people,
  ofOthers,
  reports: 2,
});
const reads = (rows: ReturnType<typeof row>[], from = '2026-06-01') =>
  toldMonths(rows, from, '2026-09-15').map((month) => month.reads);

test('USE-02 a month with fewer than three readers is not told, nor can it be found from the total', () => {
  expect(reads([row('2026-06', 9, 3), row('2026-07', 5, 3), row('2026-08', 7, 4)])).toEqual([9, 5, 7, 0]);
  // One that is too small takes the smallest of the others with it.
  expect(reads([row('2026-06', 9, 2), row('2026-07', 5, 3), row('2026-08', 7, 4)])).toEqual([
    null,
    null,
    7,
    0,
  ]);
  expect(reads([row('2026-06', 9, 2), row('2026-07', 5, 1), row('2026-08', 7, 4)])).toEqual([
    null,
    null,
    7,
    0,
  ]);
  // What nobody but the viewer did tells them nothing of anybody else.
  expect(reads([row('2026-06', 9, 1, false), row('2026-08', 7, 4)])).toEqual([9, 0, 7, 0]);
});

test('USE-02 months that the range cuts off say so', () => {
  const parts = toldMonths([], '2026-07-20', '2026-09-15').map(({ month, part }) => [month, part]);
  expect(parts).toEqual([
    ['2026-07', 'from'],
    ['2026-08', null],
    ['2026-09', 'to date'],
  ]);
});
