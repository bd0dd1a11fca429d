import { coloredAmong, seriesLimit } from '../kit/colors.ts';
import { largestFirst, leftOutWords, type NamedRow } from '../kit/figures.ts';
import { type Span, within } from '../kit/periods.ts';
import type { FigureRow } from '../lib/dashboard.ts';
import { highestIn, legendOf } from './main-rows.ts';

/**
 * The chosen payers, or all, and those of them that are drawn: no more than there are colours. Means do not add up,
 * so the others are left out of the chart.
 */
export function payerRows(
  rows: readonly NamedRow[],
  all: readonly string[],
  chosen: readonly string[],
  span: Span,
) {
  const shown = rows.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const isCut = shown.length > seriesLimit;
  const drawn = isCut ? largestFirst(shown, span.start + span.lastMeasured).slice(0, seriesLimit) : shown;
  const series = coloredAmong(within(span, drawn), all);
  return {
    rows: within(span, shown),
    series,
    legend: legendOf(series, all, chosen),
    leftOut: leftOutWords(drawn.length, shown.length, highestIn(span)),
  };
}

/** A row for each country, a value for each payer; the countries with the highest mean first. */
export function crossedRows(
  rows: readonly FigureRow[],
  payers: readonly string[],
  at: number,
): { name: string; values: (number | null)[] }[] {
  const found = new Map(rows.map(({ key, values }) => [key.join('\n'), values[at] ?? null]));
  const countries = [...new Set(rows.map(({ key }) => key[0] ?? ''))].filter((name) => name !== '');
  return countries
    .map((name) => ({ name, values: payers.map((payer) => found.get(`${name}\n${payer}`) ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .sort((one, other) => meanOf(other.values) - meanOf(one.values));
}

function meanOf(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
