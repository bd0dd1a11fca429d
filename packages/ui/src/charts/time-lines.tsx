import { useCallback } from 'react';
import { Drawing } from './drawing.tsx';
import type { TimeChartProps } from './time.ts';
import { timeLines } from './time-lines-option.ts';

interface TimeLinesProps extends TimeChartProps {
  /** Names the lines at their ends, where no legend does. */
  withNames?: boolean;
}

/** Lines over time. What is forecast is dashed, and an open dot ends what was measured. */
export function TimeLines({ label, height = 300, onPick, ...chart }: TimeLinesProps) {
  const { periods, forecastFrom, series, format, formatAxis = format, max, withNames = false } = chart;
  const isPickable = onPick !== undefined;
  const draw = useCallback(
    (look: Parameters<typeof timeLines>[0], width: number) =>
      timeLines(look, width, {
        periods,
        forecastFrom,
        series,
        format,
        formatAxis,
        max,
        withNames,
        isPickable,
      }),
    [periods, forecastFrom, series, format, formatAxis, max, withNames, isPickable],
  );
  return <Drawing label={label} height={height} draw={draw} onPick={onPick} />;
}
