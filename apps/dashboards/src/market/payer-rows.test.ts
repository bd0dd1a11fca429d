import { expect, test } from 'vitest';
import { spanOf } from '../kit/periods.ts';
import { payerRows } from './payer-rows.ts';

const names = Array.from({ length: 12 }, (_, index) => `Payer ${index + 1}`);
const rows = names.map((name, index) => ({ name, values: [50, 40 + index] }));
const span = spanOf({ periods: ['2024', '2025'], forecastFrom: null }, '2025', null);

test('DASH-05 of many payers the highest are drawn, each in its own colour; the numbers are those of all', () => {
  const told = payerRows(rows, names, [], span);
  const drawn = told.series.map(({ name }) => name);
  expect(drawn).toEqual(names.slice(4).reverse());
  expect(new Set(told.series.map(({ color }) => color)).size).toBe(8);
  expect(told.legend).toEqual(told.series);
  expect(told.rows.map(({ name, values }) => [name, ...values])).toEqual(
    rows.map(({ name, values }) => [name, values[1]]),
  );
  expect(told.leftOut).toBe('; the chart shows 8 of 12 payers, the highest in 2025');
});

test('payers that are not chosen are off in the legend', () => {
  const { series, legend, leftOut } = payerRows(rows, names, ['Payer 2', 'Payer 10'], span);
  expect(series.map(({ name }) => name)).toEqual(['Payer 2', 'Payer 10']);
  expect(new Set(series.map(({ color }) => color)).size).toBe(2);
  expect(legend.filter(({ isOff }) => isOff)).toHaveLength(10);
  expect(leftOut).toBe('');
});
