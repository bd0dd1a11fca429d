import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { colorsOf, seriesLimit } from '../kit/colors.ts';
import {
  growthOver,
  indexed,
  largestFirst,
  type NamedRow,
  othersName,
  shares,
  sumRows,
  topWithOthers,
} from '../kit/figures.ts';
import { periodWords, type Span, within } from '../kit/periods.ts';
import type { Scale, Showing } from './market-view.ts';

/** How figures are told: as they are, by their growth, from a hundred on, or as parts of a hundred. */
export function scaled(rows: readonly NamedRow[], span: Span, show: Showing, scale: Scale): NamedRow[] {
  // The year before the first one shown is what that one grew from.
  if (show === 'growth')
    return within(
      span,
      rows.map(({ name, values }) => ({ name, values: growthOver(values) })),
    );
  const shown = within(span, rows);
  if (scale === 'index') return shown.map(({ name, values }) => ({ name, values: indexed(values) }));
  return scale === 'share' ? shares(shown) : shown;
}

/** No more rows than there are colours. Averages do not add up, so that of them the others are left out. */
export function fewRows(rows: readonly NamedRow[], span: Span, show: Showing): NamedRow[] {
  if (rows.length <= seriesLimit) return [...rows];
  const at = span.start + span.lastMeasured;
  if (show === 'price') return largestFirst(rows, at).slice(0, seriesLimit);
  return topWithOthers(rows, seriesLimit, at);
}

export function highestIn({ periods, lastMeasured, forecastFrom }: Span): string {
  return `the highest in ${periodWords(periods[lastMeasured] ?? '', forecastFrom)}`;
}

/** What is left of a whole when its named parts are taken away. */
export function withRest(rows: readonly NamedRow[], whole: NamedRow['values']): NamedRow[] {
  const named = sumRows(rows);
  const rest = whole.map((value, index) => {
    const known = named[index];
    return value === null || known == null ? null : Math.max(0, value - known);
  });
  const isThere = rest.some((value, index) => (value ?? 0) > (whole[index] ?? 0) * 1e-6);
  return isThere ? [...rows, { name: othersName, values: rest }] : [...rows];
}

/** What is drawn, and what could be chosen back into the chart: that is off. */
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
