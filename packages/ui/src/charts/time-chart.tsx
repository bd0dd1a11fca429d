import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import { Drawing } from './drawing.tsx';
import type { Look } from './look.ts';
import type { TimeChartProps, TimeData } from './time.ts';

interface DrawnProps extends TimeChartProps {
  /** One and the same function at every rendering. */
  option: (look: Look, width: number, data: TimeData) => EChartsCoreOption;
  withWords: boolean;
}

/** Drawn anew only when something that it shows has changed. */
export function TimeChart({ label, height = 300, onPick, option, withWords, ...chart }: DrawnProps) {
  const { periods, forecastFrom, series, format, formatAxis = format, min, max } = chart;
  const { areGrouped = false, bridgesGaps = false } = chart;
  const isPickable = onPick !== undefined;
  const draw = useCallback(
    (look: Look, width: number) =>
      option(look, width, {
        periods,
        forecastFrom,
        series,
        format,
        formatAxis,
        min,
        max,
        areGrouped,
        bridgesGaps,
        withWords,
        isPickable,
      }),
    [
      option,
      periods,
      forecastFrom,
      series,
      format,
      formatAxis,
      min,
      max,
      areGrouped,
      bridgesGaps,
      withWords,
      isPickable,
    ],
  );
  return <Drawing label={label} height={height} draw={draw} onPick={onPick} />;
}
