import { expect, test } from 'vitest';
import { allYears, bandFrom, linesOf } from './compared-lines.ts';
import { seriesOf } from './figures.fixture.ts';
import type { Point } from './figures.queries.ts';

const point = (year: number, state: Point['state']): Point => {
  return { period: { from: year, to: year }, value: year, shown: String(year), state, row: 0, column: 0 };
};

const newer = seriesOf({
  points: [point(2024, 'measured'), point(2025, 'measured'), point(2027, 'forecast')],
});
const older = seriesOf({
  points: [point(2024, 'measured'), point(2025, 'forecast'), point(2027, 'forecast')],
  source: { year: 2025 },
});

test('FIND-12 each series is a forecast from where its own edition expects it, also where another has measured', () => {
  const lines = linesOf([newer, older], allYears([newer, older]));
  expect(lines.map(({ forecastFrom }) => forecastFrom)).toEqual(['2027', '2025']);
  expect(bandFrom([newer, older])).toBe('2027');
});

test('FIND-12 years that tables leave out keep their place', () => {
  expect(allYears([newer, older])).toEqual(['2024', '2025', '2026', '2027']);
  expect(linesOf([newer], allYears([newer]))[0]?.values).toEqual([2024, 2025, null, 2027]);
});

test('FIND-12 rates of spans have no place among years', () => {
  const rate = { ...point(2032, 'forecast'), period: { from: 2025, to: 2032 } };
  expect(allYears([seriesOf({ points: [rate, rate] })])).toEqual([]);
});

test('FIND-12 what a report says twice is told apart by its tables', () => {
  const names = linesOf([newer, older, newer], []).map(({ name }) => name);
  expect(names).toEqual([
    'Primary knee implants, Germany (Large-Joint Reconstruction Devices 2026, Table 5.1)',
    'Primary knee implants, Germany (Large-Joint Reconstruction Devices 2025)',
    'Primary knee implants, Germany (Large-Joint Reconstruction Devices 2026, Table 5.1)',
  ]);
});
