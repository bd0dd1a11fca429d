import type { DataColor } from '@caliper/ui/charts/data-color.ts';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { colored, rampLimit } from '../kit/colors.ts';
import {
  largestFirst,
  type NamedRow,
  namedRows,
  othersName,
  pointsGained,
  rowsOf,
  shares,
} from '../kit/figures.ts';
import { periodWords, type Span } from '../kit/periods.ts';
import { type FigureSheet, timeSheet } from '../kit/sheet.ts';
import type { FigureRow, Values } from '../lib/dashboard.ts';
import { withRest } from './main-rows.ts';
import type { Market } from './use-market.ts';

export interface CompanyShares {
  /** The largest companies and, as the last row, the sum of the others. */
  rows: NamedRow[];
  /** Of all companies, by period: what shares are shares of. */
  whole: Values;
  periods: string[];
  /** Index, among the periods above, of the one that is shown. */
  at: number;
  /** A period in words, which say so if it is a forecast; the shown one by default. */
  periodLabel: (index?: number) => string;
}

/** The shares of companies, as the reader has chosen to see the market. */
export function marketShares({ companies, everybody, span }: Market, most?: number): CompanyShares {
  return companyShares(namedRows(companies), rowsOf(everybody)[0]?.values ?? [], span, most);
}

/** Without the periods that have no figures of companies, and without forecasts if any period is measured. */
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
  const last = Math.max(0, known.length - 1);
  const periodLabel = (index = last) => periodWords(known[index]?.period ?? '', span.forecastFrom);
  if (known.length === 0) return { rows: [], whole: [], periods: [], at: 0, periodLabel };
  const { values: all } = cut({ name: '', values: whole });
  const named = largestFirst(rows.filter(({ name }) => name !== othersName).map(cut), last);
  return {
    rows: withRest(named.slice(0, most - 1), all),
    whole: all,
    periods: known.map(({ period }) => period),
    at: last,
    periodLabel,
  };
}

/** More bars would be too narrow. */
const longestRow = 12;

/** Shares have a change in points instead of a rate. */
export function sharesSheet(
  { rows, whole, periods, at, periodLabel }: CompanyShares,
  forecastFrom: string | null,
): FigureSheet {
  const all = shares(rows, whole);
  const sheet = timeSheet({
    unit: '%',
    lead: ['Company'],
    span: { periods, forecastFrom },
    rows: all.map((row) => ({ ...row, isTotal: row.name === othersName })),
    decimals: 1,
  });
  return {
    ...sheet,
    columns: [...sheet.columns, { head: 'Change', sub: `points since ${periodLabel(0)}`, decimals: 1 }],
    rows: sheet.rows.map((row, index) => ({
      ...row,
      cells: [...row.cells, pointsGained(all[index]?.values ?? [], 0, at)],
    })),
  };
}

/** All parts are drawn and named; if some are chosen, the others are faded. */
export function pieLegend(
  { rows }: CompanyShares,
  colors: Map<string, DataColor>,
  chosen: readonly string[],
): LegendEntry[] {
  return colored(rows, colors).map(({ name, color }) => ({
    name,
    color,
    isFaded: chosen.length > 0 && !chosen.includes(name),
  }));
}

interface PartsOf {
  /** By part and company. */
  asked: readonly FigureRow[];
  /** By part. */
  wholes: readonly FigureRow[];
  parts: readonly string[];
  companies: readonly string[];
  /** Index, among all periods, of the one that is shown. */
  at: number;
}

/** The shares of companies in each part of the market. */
export function sharesInParts({ asked, wholes, parts, companies, at }: PartsOf): NamedRow[] {
  const values = new Map(asked.map((row) => [row.key.join('\n'), row.values[at] ?? null]));
  return parts.flatMap((part) => {
    const whole = wholes.find(({ key }) => key[0] === part)?.values[at] ?? null;
    if (whole === null || whole === 0) return [];
    const own = companies.map((company) => values.get(`${part}\n${company}`) ?? null);
    return [{ name: part, values: own.map((value) => (value === null ? null : (value / whole) * 100)) }];
  });
}
