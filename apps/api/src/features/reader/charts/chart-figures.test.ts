import { defaultSettings, optionsOf } from '@caliper/contract/charts/chart-settings.ts';
import { chartOf } from '@caliper/contract/charts/table-chart.ts';
import { expect, test } from 'vitest';
import { tableFrom, valueTable } from '../../take-away/document.fixture.ts';
import { chartFigures } from './chart-figures.ts';

const cells = (...texts: string[]) => texts.map((text) => ({ text }));

test('TAKE-03 years become columns, measured and forecast told apart, and growth stays out of them', () => {
  const [figures, ...others] = chartFigures(valueTable);
  expect(figures).toMatchObject({
    unit: 'USD million',
    decimals: 1,
    areYears: true,
    isAdditive: true,
    rowsAre: 'rows',
  });
  expect(figures?.columns.map(({ year, isForecast }) => [year, isForecast])).toEqual([
    [2022, false],
    [2023, false],
    [2024, false],
    [2025, false],
    [2026, true],
    [2028, true],
    [2030, true],
    [2032, true],
  ]);
  expect(figures?.rows.map(({ name }) => name).slice(0, 2)).toEqual(['Germany', 'France']);
  expect(figures?.rows.at(-1)).toMatchObject({ name: 'Total, ten countries', isTotal: true });
  expect(others).toEqual([]);
});

test('TAKE-03 a table with its years from top to bottom is turned', () => {
  const [figures] = chartFigures(
    tableFrom(
      [cells('Year', 'Knees', 'Hips')],
      [
        ['2023', '10.5', '7.5'],
        ['2024', '11.5', '8.0'],
        ['2025', '12.0', '9.5'],
      ],
    ),
  );
  expect(figures).toMatchObject({ rowsAre: 'columns', areYears: true });
  expect(figures?.rows.map(({ name, at, values }) => [name, at, values])).toEqual([
    ['Knees', 1, [10.5, 11.5, 12]],
    ['Hips', 2, [7.5, 8, 9.5]],
  ]);
});

test('TAKE-03 rows in other units are figures of their own, prices are never added', () => {
  const found = chartFigures(
    tableFrom(
      [cells('', '2024', '2025')],
      [
        ['Units (thousands)', '10', '20'],
        ['Average price (USD)', '1,000', '1,100'],
        ['Value (USD million)', '10.0', '22.0'],
      ],
    ),
  );
  expect(found.map(({ unit, rows }) => [unit, rows.length])).toEqual([
    ['thousands', 1],
    ['USD', 1],
    ['USD million', 1],
  ]);
  const [prices] = chartFigures(
    tableFrom(
      [cells('Country', '2024', '2025')],
      [
        ['Spain', '1.5', '1.6'],
        ['Italy', '2.5', '2.6'],
      ],
      {
        caption: 'Average selling price, USD thousand',
      },
    ),
  );
  expect(prices?.isAdditive).toBe(false);
});

test('TAKE-03 a table without years offers bars and rankings only', () => {
  const [figures] = chartFigures(
    tableFrom(
      [cells('Company', 'Sales')],
      [
        ['Alpha', '10.5'],
        ['Beta', '20.5'],
        ['Others', '5.0'],
      ],
    ),
  );
  if (!figures) throw new Error('Nothing to draw');
  const settings = defaultSettings(figures);
  expect(optionsOf(figures, settings).shapes).toEqual(['bars', 'ranking']);
  expect(chartOf(figures, settings).chart).toMatchObject({
    shape: 'ranking',
    categories: ['Beta', 'Alpha', 'Others'],
    series: [{ name: 'Sales', values: [20.5, 10.5, 5] }],
  });
});

test('TAKE-03 tables of words, ranks or founding years make no chart', () => {
  const words = tableFrom(
    [cells('Driver', 'Meaning')],
    [
      ['Age', 'People get older'],
      ['Tenders', 'Prices fall'],
    ],
  );
  const years = tableFrom(
    [cells('Company', 'Founded')],
    [
      ['Alpha', '1998'],
      ['Beta', '2004'],
    ],
  );
  expect(chartFigures(words)).toEqual([]);
  expect(chartFigures(years)).toEqual([]);
  expect(chartFigures({ ...valueTable, kind: 'swot' })).toEqual([]);
});
