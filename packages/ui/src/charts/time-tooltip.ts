import type { Look } from './look.ts';
import { forecastIndex, ownForecastIndex, type TimeData, type TimeSeries } from './time.ts';
import { axisTooltip, tooltipContent } from './tooltip.ts';

interface Told extends Pick<TimeData, 'periods' | 'forecastFrom' | 'series' | 'format'> {
  totals: readonly (number | null)[] | null;
}

/** All figures of the period that is pointed at, in the order in which they are stacked. */
export function timeTooltip(look: Look, { periods, forecastFrom, series, format, totals }: Told) {
  const from = forecastIndex(periods, forecastFrom);
  const formatted = (value: number | null | undefined) => (value == null ? '–' : format(value));
  return {
    ...axisTooltip(look),
    formatter: (points: unknown) => {
      const index = indexOf(points);
      const isEarly = (one: TimeSeries) =>
        index < from && index >= ownForecastIndex({ periods, forecastFrom }, one);
      const lines = series
        .map((one) => ({
          name: one.name,
          // Where others were measured already.
          value: `${formatted(one.values[index])}${isEarly(one) && one.values[index] != null ? ' (forecast)' : ''}`,
          color: look.color(one.color),
        }))
        .reverse();
      const total = totals ? [{ name: 'Total', value: formatted(totals[index]), isTotal: true }] : [];
      return tooltipContent(
        periods[index] ?? '',
        [...lines, ...total],
        index >= from ? 'Forecast' : undefined,
      );
    },
  };
}

function indexOf(points: unknown): number {
  const [point] = Array.isArray(points) ? (points as { dataIndex?: number }[]) : [];
  return point?.dataIndex ?? 0;
}
