import { expect, test } from 'vitest';
import { hasGroupHeads, plainSheet, timeSheet } from './sheet.ts';
import { nextSort, sortedRows, sortFrom, sortText } from './sort.ts';

const sheet = timeSheet({
  unit: 'US$ million',
  lead: ['Country', 'Region'],
  span: { periods: ['2024', '2025', '2026'], forecastFrom: '2026' },
  rows: [
    { name: 'France', beside: 'Europe', values: [10, 20, 25] },
    { name: 'Germany', beside: 'Europe', values: [11, 30.5, 33] },
    { name: 'Spain', beside: 'Europe', values: [null, null, 4] },
    { name: 'All', values: [21, 50.5, 62], isTotal: true },
  ],
  rate: { from: '2025', to: '2026' },
});

test('measured and forecast columns are grouped, and the last column is a yearly rate', () => {
  expect(sheet.columns.map(({ head, group }) => [head, group])).toEqual([
    ['Country', undefined],
    ['Region', undefined],
    ['2024', 'measured'],
    ['2025', 'measured'],
    ['2026', 'forecast'],
    ['CAGR', undefined],
  ]);
  expect(sheet.columns[2]?.decimals).toBe(1);
  expect(sheet.rows[0]?.cells).toEqual(['France', 'Europe', 10, 20, 25, expect.closeTo(25)]);
  expect(sheet.rows[2]?.cells.at(-1)).toBeNull();
});

test('figures without a forecast still have their unit above them', () => {
  const measured = { ...sheet, columns: sheet.columns.filter(({ group }) => group !== 'forecast') };
  expect(hasGroupHeads(measured)).toBe(true);
  expect(hasGroupHeads({ ...measured, unit: null })).toBe(false);
  expect(hasGroupHeads({ ...sheet, unit: null })).toBe(true);
  expect(hasGroupHeads(plainSheet({ unit: 'USD', columns: [{ head: 'Brand' }], rows: [] }))).toBe(false);
});

test('rows are sorted by a column; missing values come last and totals stay below', () => {
  const names = (column: number, isDescending: boolean) =>
    sortedRows(sheet, { column, isDescending }).map(({ key }) => key);
  expect(names(3, true)).toEqual(['Germany', 'France', 'Spain', 'All']);
  expect(names(3, false)).toEqual(['France', 'Germany', 'Spain', 'All']);
  expect(names(0, true)).toEqual(['Spain', 'Germany', 'France', 'All']);
});

test('the address names the column of a sort', () => {
  expect(sortFrom('-2025', sheet)).toEqual({ column: 3, isDescending: true });
  expect(sortText({ column: 0, isDescending: false }, sheet)).toBe('Country');
  expect([sortFrom('-1999', sheet), sortFrom(null, sheet)]).toEqual([null, null]);
  expect(nextSort(null, 3, true)).toEqual({ column: 3, isDescending: true });
  expect(nextSort({ column: 3, isDescending: true }, 3, true)).toEqual({ column: 3, isDescending: false });
});

test('DASH-04: names are sorted whatever their case and accents, and numbers in them by their size', () => {
  const names = ['Zimmer', '10 mm', 'Österlund', 'bioMérieux', '2 mm', 'Biomet'];
  const sheet = plainSheet({ unit: null, columns: [{ head: 'Name' }], rows: names.map((name) => [name]) });
  const sorted = sortedRows(sheet, { column: 0, isDescending: false }).map(({ key }) => key);
  expect(sorted).toEqual(['2 mm', '10 mm', 'bioMérieux', 'Biomet', 'Österlund', 'Zimmer']);
});
