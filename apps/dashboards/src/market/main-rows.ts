import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { colorsOf, seriesLimit } from '../kit/colors.ts';
import {
  growthOver,
  indexed,
  largestFirst,
  type NamedRow,
  othersName,
  rowsOf,
  shares,
  sumRows,
  topWithOthers,
} from '../kit/figures.ts';
import { periodWords, type Span, within } from '../kit/periods.ts';
import type { FigureRow } from '../lib/dashboard.ts';
import type { Basis, Showing } from './market-view.ts';
import { unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

/** The figures as they are, their growth, an index that begins with a hundred, or shares in percent. */
export function onBasis(rows: readonly NamedRow[], span: Span, show: Showing, basis: Basis): NamedRow[] {
  // The first year shown grew from the year before it.
  if (show === 'growth')
    return within(
      span,
      rows.map((row) => ({ ...row, values: growthOver(row.values) })),
    );
  const shown = within(span, rows);
  if (basis === 'index') return shown.map((row) => ({ ...row, values: indexed(row.values) }));
  return basis === 'share' ? shares(shown) : shown;
}

/** No more rows than there are colours. The others are summed up, or left out if they are averages. */
export function fewRows(rows: readonly NamedRow[], span: Span, show: Showing): NamedRow[] {
  if (rows.length <= seriesLimit) return [...rows];
  const at = span.start + span.lastMeasured;
  if (show === 'price') return largestFirst(rows, at).slice(0, seriesLimit);
  return topWithOthers(rows, seriesLimit, at);
}

/** Rows by market and segment as the segments of each market. */
export function segmentsOfMarkets(rows: readonly FigureRow[]): Map<string, NamedRow[]> {
  const byMarket = Map.groupBy(rows, ({ key: [market = ''] }) => market);
  const named = ({ key: [, name = ''], values }: FigureRow) => ({ name, values });
  return new Map([...byMarket].map(([market, own]) => [market, own.map(named)]));
}

export function highestIn({ periods, lastMeasured, forecastFrom }: Span): string {
  return `the highest in ${periodWords(periods[lastMeasured] ?? '', forecastFrom)}`;
}

/** Adds the rest of a whole that has no row of its own. */
export function withRest(rows: readonly NamedRow[], whole: NamedRow['values']): NamedRow[] {
  const named = sumRows(rows);
  const rest = whole.map((value, index) => {
    const known = named[index];
    return value === null || known == null ? null : Math.max(0, value - known);
  });
  const isThere = rest.some((value, index) => (value ?? 0) > (whole[index] ?? 0) * 1e-6);
  return isThere ? [...rows, { name: othersName, values: rest, isRest: true }] : [...rows];
}

/** The series that are drawn, and as off those that can be shown again. */
export function legendOf(
  series: readonly { name: string; color: LegendEntry['color'] }[],
  all: readonly string[],
  chosen: readonly string[],
): LegendEntry[] {
  const colors = colorsOf(all, all);
  const hidden = all.filter((name) => chosen.length > 0 && !chosen.includes(name));
  return [
    ...series,
    ...hidden.map((name) => ({ name, color: colors.get(name) ?? ('chart-other' as const), isOff: true })),
  ];
}

type Shown = Pick<Market, 'view' | 'dashboard' | 'span' | 'by'> & { parts: Pick<Market['parts'], 'data'> };

/** Growth has no other basis, and prices have no shares. */
export function basisOf({ view }: Pick<Shown, 'view'>): Basis {
  if (view.show === 'growth') return 'absolute';
  return view.show === 'price' && view.basis === 'share' ? 'absolute' : view.basis;
}

/** Whether each market has a chart of its own. */
export function isApart({ view, by }: Pick<Shown, 'view' | 'by'>): boolean {
  return by === 'market' && view.isSideBySide;
}

/** The unit of the main chart. */
export function chartUnit({ view, dashboard, span, by, parts }: Shown): string {
  const basis = basisOf({ view });
  if (view.show === 'growth') return '% on the year before';
  if (basis === 'share') return isApart({ view, by }) ? '% of its market' : '% of all shown';
  if (basis === 'index') return `Index, ${indexBase(rowsOf(parts), span)} = 100`;
  return unitOf(dashboard, view);
}

/** A series that begins later begins with a hundred too. */
function indexBase(rows: readonly FigureRow[], span: Span): string {
  const shown = within(span, rows).filter(({ values }) => values.some(isPositive));
  return shown.every(({ values }) => isPositive(values[0])) ? (span.periods[0] ?? '') : 'first year of each';
}

function isPositive(value: number | null | undefined): boolean {
  return value != null && value > 0;
}

/** Only what adds up is stacked. */
export function isStacked({ view }: Pick<Shown, 'view'>): boolean {
  return (view.show === 'value' || view.show === 'units') && basisOf({ view }) !== 'index';
}

export function isPercent({ view }: Pick<Shown, 'view'>): boolean {
  return view.show === 'growth' || basisOf({ view }) === 'share';
}
