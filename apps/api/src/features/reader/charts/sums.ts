import type { ChartRow } from '@caliper/contract/charts/chart-table.ts';
import { isTotal } from '../../reports/index.ts';

const neverAdded =
  /\b(?:prices?|asps?|averages?|means?|medians?|growth|cagr|rates?|index|ratios?|per|scores?|ratings?|margins?|days|months|age)\b/i;

/** Whether the words about figures allow that they are added up. */
export function canBeAdded(words: string): boolean {
  return !neverAdded.test(words.replace(/\bat (?:\w+ )?prices\b|\bper ?cent\b/gi, ' '));
}

type Row = Pick<ChartRow, 'name' | 'values'>;

/** By its name; or the last row, if it is at least what all others are together. */
export function isSumOfOthers(rows: readonly Row[], index: number, isAdditive: boolean): boolean {
  const row = rows[index];
  if (!row) return false;
  if (isTotal(row.name) || isTotal(row.name.split(', ').at(-1) ?? '')) return true;
  if (!isAdditive || index !== rows.length - 1 || rows.length < 4 || /\bothers?\b/i.test(row.name))
    return false;
  const others = rows.slice(0, -1).filter(({ name }) => !isTotal(name));
  return row.values.every((value, column) => {
    const sum = others.reduce((all, { values }) => all + (values[column] ?? 0), 0);
    return value !== null && sum > 0 && value >= sum * 0.99;
  });
}

/** Shares of one whole, as far as they are written: 99.9 and 100.1 are both the whole. */
export function addsUpToWhole(rows: readonly ChartRow[]): boolean {
  const parts = rows.filter(({ isTotal: isSum }) => !isSum);
  return (parts[0]?.values ?? []).every((_, column) => {
    const sum = parts.reduce((all, { values }) => all + (values[column] ?? 0), 0);
    return Math.abs(sum - 100) <= 1 && parts.length > 1;
  });
}
