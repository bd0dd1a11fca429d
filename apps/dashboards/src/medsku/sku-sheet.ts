import { growth } from '../kit/figures.ts';
import { precisionOf } from '../kit/format.ts';
import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import type { FigureRow, Figures, Values } from '../lib/dashboard.ts';
import { articleText } from './article.ts';

/** What SKUs are grouped by, in this order. */
export const skuKeys = ['sku', 'description', 'brand', 'manufacturer'] as const;

interface Sources {
  sales: Figures;
  units: Figures | undefined;
  price: Figures | undefined;
}

/** The sales say which SKUs there are; their units and prices may come later. */
export function skuSheet(
  { sales, units, price }: Sources,
  periods: readonly string[],
  at: number,
): FigureSheet {
  const unitsOf = valuesByKey(units);
  const pricesOf = valuesByKey(price);
  const before = yearBefore(periods, at);
  const rows = sales.rows.map(({ key, values }) => {
    const [sku = '', description = '', brand = '', manufacturer = ''] = key;
    const prices = pricesOf.get(keyText(key)) ?? [];
    const numbers = [unitsOf.get(keyText(key))?.[at] ?? null, prices[at] ?? null, values[at] ?? null];
    return [sku, description, brand, manufacturer, ...numbers, growth(prices[before], prices[at])];
  });
  const sheet = plainSheet({ unit: null, columns: columnsOf(sales, price, periods, at), rows });
  return { ...sheet, rows: sheet.rows.map((row, index) => ({ ...row, key: rowKey(sales.rows[index]) })) };
}

function rowKey(row: FigureRow | undefined): string {
  const [sku = '', , , manufacturer = ''] = row?.key ?? [];
  return articleText({ sku, manufacturer });
}

function columnsOf(sales: Figures, price: Figures | undefined, periods: readonly string[], at: number) {
  const words = ['SKU', 'Description', 'Brand', 'Manufacturer'].map((head) => ({ head }));
  const prices = price?.rows.map(({ values }) => values[at]) ?? [];
  const before = periods[yearBefore(periods, at)];
  return [
    ...words,
    { head: 'Units', decimals: 0 },
    { head: 'Price', ...inUnit(price?.unit), decimals: precisionOf(prices) },
    { head: 'Sales', ...inUnit(sales.unit), decimals: 0 },
    { head: 'Price change', ...(before && { sub: `% on ${before}` }), decimals: 1, isPercent: true },
  ];
}

function inUnit(unit: string | null | undefined): { sub?: string } {
  return unit ? { sub: unit } : {};
}

function valuesByKey(figures: Figures | undefined): Map<string, Values> {
  return new Map(figures?.rows.map(({ key, values }) => [keyText(key), values]));
}

/** Two manufacturers may give their articles the same number. */
function keyText(key: readonly string[]): string {
  return key.join('\n');
}

/** The same quarter a year before, or the year before; -1 where the figures do not reach back. */
export function yearBefore(periods: readonly string[], at: number): number {
  const back = periods[at]?.includes('Q') ? 4 : 1;
  return Math.max(-1, at - back);
}
