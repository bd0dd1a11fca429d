import type { Values } from '../lib/dashboard.ts';
import { cagr, growth } from './figures.ts';
import { formatGrowth, formatNumber, roughPrecision } from './format.ts';
import classes from './key-figures.module.css';
import { Failed, isStale } from './panel-face.tsx';
import { periodWords, type Span, yearsBetween } from './periods.ts';
import type { Asked } from './use-figures.ts';

export interface KeyFigure {
  value: string;
  unit?: string;
  /** Below the number: its name and period. */
  label: string;
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** The questions whose answers they are. */
  asked?: readonly Asked[];
}

/** The most important numbers of a dashboard. */
export function KeyFigures({ figures, asked = [] }: KeyFiguresProps) {
  const isLoading = asked.some(({ isPending }) => isPending);
  const stale = isStale(asked);
  if (asked.some(({ error }) => error)) {
    return (
      <div className={classes.failed}>
        <Failed asked={asked} />
      </div>
    );
  }
  return (
    <dl className={classes.figures} aria-busy={isLoading || stale} data-stale={stale || undefined}>
      {figures.map(({ value, unit, label }) => (
        <div key={label} className={classes.figure}>
          <dt className="small quiet" data-picture-text>
            {label}
          </dt>
          <dd className={classes.value} translate="no" data-picture-text>
            {isLoading ? <span className={classes.skeleton} /> : value}
            {unit && !isLoading && <span className={classes.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last measured period of the span, its growth, the last forecast, and the yearly growth until then. */
export function sizeFigures(
  { title, unit = '' }: { title: string; unit?: string },
  values: Values,
  { periods, lastMeasured, forecastFrom }: Span,
): KeyFigure[] {
  const [now, before, last] = [periods[lastMeasured] ?? '', periods[lastMeasured - 1], periods.at(-1) ?? ''];
  const [value, end] = [values[lastMeasured], values[periods.length - 1]];
  const format = (size: number | null | undefined) => formatNumber(size, roughPrecision([value, end]));
  const label = (period: string) => periodWords(period, forecastFrom);
  const ahead = [
    { value: format(end), unit, label: `Forecast, ${last}` },
    { value: formatRate(cagr(value, end, yearsBetween(now, last))), label: `CAGR ${now}–${last}` },
  ];
  const change = formatGrowth(growth(values[lastMeasured - 1], value), ' %');
  return [
    { value: format(value), unit, label: `${title}, ${label(now)}` },
    ...(before ? [{ value: change, label: `on ${label(before)}` }] : []),
    ...(last > now ? ahead : []),
  ];
}

/** A yearly growth. */
export function formatRate(rate: number | null): string {
  return rate === null ? '–' : `${formatNumber(rate, 1)} %`;
}
