import { expect, test } from 'vitest';
import { cutsOf, monthsBetween, startOf, startsOf, tellingIn, toldMonths } from './team-figures.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test('USE-02 ranges begin 90 days ago, with the month twelve months ago, or with a year of the licence', () => {
  expect(startOf('90-days', '2026-11-17', null)).toBe('2026-08-20');
  expect(startOf('12-months', '2026-11-17', null)).toBe('2025-12-01');
  expect(startOf('contract-year', '2026-11-17', day('2027-09-13'))).toBe('2026-09-13');
  expect(startOf('contract-year', '2026-11-17', day('2029-11-17'))).toBe('2026-11-17');
  expect(startOf('contract-year', '2026-11-17', null)).toBe(null);
  expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('USE-02 parts begin with each range, and for a chart with each month', () => {
  const starts = startsOf('2026-11-17', day('2027-09-13'));
  expect(starts.map(({ range }) => range)).toEqual(['12-months', '90-days', 'contract-year']);
  expect(cutsOf(starts, '2026-11-17')).toEqual(['2025-12-01', '2026-08-20', '2026-09-13']);
  expect(cutsOf(starts, '2026-11-17', 'months')).toHaveLength(14);
  expect(startsOf('2026-11-17', null)).toHaveLength(2);
});

const part = (from: string, count: number, people: number) => ({
  from,
  count,
  people: Array.from({ length: people }, (_, index) => `person ${index}`),
  ofOthers: true,
});

test('USE-02 months are the sums of their parts that may be told, and what the range cuts off says so', () => {
  const starts = startsOf('2026-09-15', null);
  const parts = [part('2026-06-01', 4, 3), part('2026-06-18', 5, 3), part('2026-08-01', 7, 2)];
  const mayTell = tellingIn(starts, parts);
  const reports = new Map([['2026-06', 2]]);
  const shown = (from: string) => toldMonths(parts, mayTell, reports, from, '2026-09-15').map(Object.values);
  expect(shown('2026-06-18')).toEqual([
    ['2026-06', null, null, 'from'],
    ['2026-07', 0, 0, null],
    ['2026-08', null, null, null],
    ['2026-09', 0, 0, 'to date'],
  ]);
  // June has a part that protects August, and so says nothing in either range.
  expect(shown('2025-10-01').slice(8)).toEqual([
    ['2026-06', null, null, null],
    ['2026-07', 0, 0, null],
    ['2026-08', null, null, null],
    ['2026-09', 0, 0, 'to date'],
  ]);
});
