import { expect, test } from 'vitest';
import { skuSheet, yearBefore } from './sku-sheet.ts';

const key = (sku: string) => [sku, `${sku} cemented`, 'Kestra', 'Vantor Ortho'];

function answered(rows: [sku: string, ...values: (number | null)[]][]) {
  return {
    edition: '',
    columns: [],
    unit: 'USD',
    rows: rows.map(([sku, ...values]) => ({ key: key(sku), values })),
    total: rows.length,
  };
}

const sales = answered([
  ['A-1', 100, 132],
  ['A-2', null, 80],
]);
const units = answered([
  ['A-2', null, 8],
  ['A-1', 10, 12],
]);
const price = answered([
  ['A-1', 10, 11],
  ['A-2', null, 10],
]);
const periods = ['2024', '2025'];

test('DASH-05: a SKU has its units, price and sales, and how its price changed on the year before', () => {
  const { rows, columns } = skuSheet({ sales, units, price }, periods, 1);
  expect(rows.map(({ key: sku, cells }) => [sku, ...cells.slice(4, 7)])).toEqual([
    ['A-1|Vantor Ortho', 12, 11, 132],
    ['A-2|Vantor Ortho', 8, 10, 80],
  ]);
  expect(rows[0]?.cells.at(-1)).toBeCloseTo(10);
  expect(rows[1]?.cells.at(-1)).toBeNull();
  expect(columns.at(-1)).toMatchObject({ head: 'Price change', sub: '% on 2024' });
});

test('DASH-05: manufacturers that use the same article number keep their own units and prices', () => {
  const both = (vantor: number[], oriel: number[]) => ({
    ...answered([]),
    rows: [
      { key: ['100', 'Cup', 'Kestra', 'Vantor Ortho'], values: vantor },
      { key: ['100', 'Cup', 'Alder', 'Oriel'], values: oriel },
    ],
  });
  const sources = {
    sales: both([100, 132], [40, 60]),
    units: both([10, 12], [2, 4]),
    price: both([10, 11], [20, 15]),
  };
  const { rows } = skuSheet(sources, periods, 1);
  expect(rows.map(({ cells }) => cells.slice(3))).toEqual([
    ['Vantor Ortho', 12, 11, 132, expect.closeTo(10)],
    ['Oriel', 4, 15, 60, expect.closeTo(-25)],
  ]);
  expect(rows.map(({ key: article }) => article)).toEqual(['100|Vantor Ortho', '100|Oriel']);
});

test('SKUs are shown before their prices have arrived', () => {
  const { rows } = skuSheet({ sales, units: undefined, price: undefined }, periods, 1);
  expect(rows.map(({ cells }) => cells.slice(4))).toEqual([
    [null, null, 132, null],
    [null, null, 80, null],
  ]);
});

test('a quarter is compared with the same quarter of the year before', () => {
  const quarters = ['2024-Q3', '2024-Q4', '2025-Q1', '2025-Q2', '2025-Q3'];
  expect(yearBefore(quarters, 4)).toBe(0);
  expect(yearBefore(quarters, 3)).toBe(-1);
  expect(yearBefore(periods, 1)).toBe(0);
});
