import { rampLimit } from '../kit/colors.ts';
import { largestFirst, type NamedRow, othersName } from '../kit/figures.ts';
import type { Span } from '../kit/periods.ts';
import type { Values } from '../kit/types.ts';
import { withRest } from './main-rows.ts';

export interface CompanyShares {
  /** The largest and, as the last, all others. */
  rows: NamedRow[];
  periods: string[];
  /** Place of the period that is told of, among those above. */
  at: number;
}

/** Periods that nothing is known of companies in are left out, and forecasts where something was measured. */
export function companyShares(
  rows: readonly NamedRow[],
  whole: Values,
  span: Span,
  most: number = rampLimit,
): CompanyShares {
  const kept = span.periods
    .map((period, index) => ({ period, index: span.start + index }))
    .filter(({ index }) => rows.some(({ values }) => values[index] != null));
  const measured = kept.filter(({ period }) => span.forecastFrom === null || period < span.forecastFrom);
  const known = (measured.length > 0 ? measured : kept).slice(-longestRow);
  const cut = ({ name, values }: NamedRow) => ({
    name,
    values: known.map(({ index }) => values[index] ?? null),
  });
  if (known.length === 0) return { rows: [], periods: [], at: 0 };
  const last = known.length - 1;
  const named = largestFirst(rows.filter(({ name }) => name !== othersName).map(cut), last);
  return {
    rows: withRest(named.slice(0, most - 1), cut({ name: '', values: whole }).values),
    periods: known.map(({ period }) => period),
    at: last,
  };
}

/** More would not be told apart, side by side. */
const longestRow = 12;
