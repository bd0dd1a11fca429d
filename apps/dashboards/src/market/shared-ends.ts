import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import { totalsOf } from '@caliper/ui/charts/time-bars-option.ts';

/** The lowest and the highest value of several charts. Bars begin at zero, lines at the lowest value of all. */
export function sharedEnds(
  charts: readonly { series: readonly TimeSeries[] }[],
  count: number,
  stacked: boolean,
): { min: number; max: number } {
  const values = charts
    .flatMap(({ series }) => (stacked ? totalsOf(series, count) : series.flatMap((one) => one.values)))
    .filter((value) => value !== null);
  const all = stacked || values.length === 0 ? [0, ...values] : values;
  return { min: Math.min(...all), max: Math.max(...all) };
}
