import { expect, test } from 'vitest';
import { spanOf } from '../kit/periods.ts';
import { crossedRows, payerRows } from './payer-rows.ts';

const names = Array.from({ length: 12 }, (_, index) => `Payer ${index + 1}`);
const rows = names.map((name, index) => ({ name, values: [50, 40 + index] }));
const span = spanOf({ periods: ['2024', '2025'], forecastFrom: null }, '2025', null);

test('DASH-05 of many payers the highest are drawn, each in its own colour; the table has all of them', () => {
  const shown = payerRows(rows, names, [], span);
  const drawn = shown.series.map(({ name }) => name);
  expect(drawn).toEqual(names.slice(4).reverse());
  expect(new Set(shown.series.map(({ color }) => color)).size).toBe(8);
  expect(shown.legend).toEqual(shown.series);
  expect(shown.rows.map(({ name, values }) => [name, ...values])).toEqual(
    rows.map(({ name, values }) => [name, values[1]]),
  );
  expect(shown.leftOut).toBe('; the chart shows 8 of 12, the highest in 2025');
});

test('payers that are not chosen are off in the legend', () => {
  const { series, legend, leftOut } = payerRows(rows, names, ['Payer 2', 'Payer 10'], span);
  expect(series.map(({ name }) => name)).toEqual(['Payer 2', 'Payer 10']);
  expect(new Set(series.map(({ color }) => color)).size).toBe(2);
  expect(legend.filter(({ isOff }) => isOff)).toHaveLength(10);
  expect(leftOut).toBe('');
});

test('DASH-05 every country is shown with every payer, the highest first', () => {
  const figures = (country: string, payer: string, value: number | null) => ({
    key: [country, payer],
    values: [1, value],
  });
  const crossed = [
    figures('France', 'Public', 60),
    figures('France', 'Private', 70),
    figures('Germany', 'Private', 90),
    figures('Kenya', 'Public', null),
    figures('', 'Public', 99),
  ];
  expect(crossedRows(crossed, ['Public', 'Private'], 1)).toEqual([
    { name: 'Germany', values: [null, 90] },
    { name: 'France', values: [60, 70] },
  ]);
});
