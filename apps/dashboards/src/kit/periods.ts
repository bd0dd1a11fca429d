import { useMemo } from 'react';
import type { Dashboard, Values } from '../lib/dashboard.ts';
import { useView } from '../lib/view.ts';

/** The chosen periods of a dashboard. */
export interface Span {
  periods: string[];
  /** Index of the first of them among all. */
  start: number;
  forecastFrom: string | null;
  /** Index, within the span, of the last measured period; of the last period if none is measured. */
  lastMeasured: number;
}

export function spanOf(
  { periods, forecastFrom }: Pick<Dashboard, 'periods' | 'forecastFrom'>,
  from: string | null,
  to: string | null,
): Span {
  const start = Math.max(0, from === null ? 0 : periods.indexOf(from));
  const end = to === null || !periods.includes(to) ? periods.length - 1 : periods.indexOf(to);
  const shown = periods.slice(start, Math.max(start, end) + 1);
  const measured = shown.findLastIndex((period) => forecastFrom === null || period < forecastFrom);
  return {
    periods: shown,
    start,
    forecastFrom,
    lastMeasured: measured === -1 ? shown.length - 1 : measured,
  };
}

/** The values of each row within the span. */
export function within<R extends { values: Values }>({ start, periods }: Span, rows: readonly R[]): R[] {
  return rows.map((row) => ({ ...row, values: row.values.slice(start, start + periods.length) }));
}

/** Whether any of the chosen periods is a forecast. */
export function reachesForecast({ periods, forecastFrom }: Span): boolean {
  return forecastFrom !== null && (periods.at(-1) ?? '') >= forecastFrom;
}

/** A period in words, which say so if it is a forecast. */
export function periodWords(period: string, forecastFrom: string | null): string {
  return forecastFrom !== null && period >= forecastFrom ? `${period} (forecast)` : period;
}

/** Years between two periods, which may be quarters such as 2024-Q3. */
export function yearsBetween(from: string, to: string): number {
  return yearOf(to) - yearOf(from);
}

function yearOf(period: string): number {
  const [year = '', quarter] = period.split('-Q');
  return Number(year) + (quarter === undefined ? 0 : (Number(quarter) - 1) / 4);
}

/** Short, for the head of a column: 25–30. */
export function shortSpan(from: string, to: string): string {
  return `${from.replace(/^\d\d/, '')}–${to.replace(/^\d\d/, '')}`;
}

interface UsedSpan {
  span: Span;
  from: string;
  to: string;
  isPart: boolean;
  onChange: (from: string, to: string) => void;
}

/** The chosen periods, kept in the address; all of them are left out there. */
export function useSpan(dashboard: Dashboard): UsedSpan {
  const { view, change } = useView();
  const [from, to] = [view.get('from'), view.get('to')];
  const span = useMemo(() => spanOf(dashboard, from, to), [dashboard, from, to]);
  const [first, last] = [dashboard.periods[0] ?? '', dashboard.periods.at(-1) ?? ''];
  return {
    span,
    from: span.periods[0] ?? first,
    to: span.periods.at(-1) ?? last,
    isPart: span.periods.length < dashboard.periods.length,
    onChange: (start, end) => change({ from: start === first ? null : start, to: end === last ? null : end }),
  };
}
