import type { Look } from './look.ts';
import { forecastIndex, type TimeData } from './time.ts';
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
      const lines = series
        .map(({ name, color, values }) => ({
          name,
          value: formatted(values[index]),
          color: look.color(color),
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
