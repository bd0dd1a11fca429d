import { useCallback } from 'react';
import { Drawing } from './drawing.tsx';
import type { TimeChartProps } from './time.ts';
import { timeBars } from './time-bars-option.ts';

interface TimeBarsProps extends TimeChartProps {
  /** The sums over the first bar, the last measured and the last: not where parts make up a hundred. */
  withTotals?: boolean;
}

/** Parts stacked over time. What is forecast is outlined, on its own ground. */
export function TimeBars({ label, height = 300, onPick, ...chart }: TimeBarsProps) {
  const { periods, forecastFrom, series, format, formatAxis = format, max, withTotals = true } = chart;
  const isPickable = onPick !== undefined;
  const draw = useCallback(
    (look: Parameters<typeof timeBars>[0], width: number) =>
      timeBars(look, width, {
        periods,
        forecastFrom,
        series,
        format,
        formatAxis,
        max,
        withTotals,
        isPickable,
      }),
    [periods, forecastFrom, series, format, formatAxis, max, withTotals, isPickable],
  );
  return <Drawing label={label} height={height} draw={draw} onPick={onPick} />;
}
