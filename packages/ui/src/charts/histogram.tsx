import { useCallback } from 'react';
import { Drawing } from './drawing.tsx';
import type { Look } from './look.ts';
import { axisText, inkText, labelEvery, pressed, textWidth } from './time.ts';
import { valueAxis } from './time-axes.ts';
import { axisTooltip, tooltipContent } from './tooltip.ts';

interface HistogramProps {
  label: string;
  bars: readonly { name: string; value: number }[];
  format: (value: number) => string;
  /** Where the axis ends, such as 100 for shares; just above the highest bar by default. */
  max?: number | undefined;
}

/** Plain bars side by side, such as how often each answer was given. */
export function Histogram({ label, bars, format, max }: HistogramProps) {
  const draw = useCallback(
    (look: Look, width: number) => histogram(look, width, { bars, format, max }),
    [bars, format, max],
  );
  return <Drawing label={label} height={260} draw={draw} />;
}

export function histogram(look: Look, width: number, { bars, format, max }: Omit<HistogramProps, 'label'>) {
  const highest = max ?? Math.max(0, ...bars.map(({ value }) => value));
  const left = textWidth([format(highest)]) + 10;
  const names = bars.map(({ name }) => name);
  const every = labelEvery(names, width - left);
  return {
    grid: { left, right: 4, top: 24, bottom: 26 },
    xAxis: {
      type: 'category' as const,
      data: names,
      axisLine: { lineStyle: { color: look.axis } },
      axisTick: { show: false },
      axisLabel: { ...axisText(look), margin: 10, interval: (index: number) => index % every === 0 },
    },
    yAxis: { ...valueAxis(look, format), ...(max !== undefined && { max }) },
    tooltip: {
      ...axisTooltip(look),
      formatter: (points: unknown) => {
        const [point] = points as { dataIndex: number }[];
        const bar = bars[point?.dataIndex ?? 0];
        return bar ? tooltipContent(bar.name, [{ name: '', value: format(bar.value) }]) : '';
      },
    },
    series: [
      {
        type: 'bar' as const,
        barCategoryGap: '24%',
        barMaxWidth: 64,
        ...pressed(false),
        itemStyle: { color: look.color('chart-1') },
        label: {
          show: bars.length <= 14,
          position: 'top' as const,
          ...inkText(look),
          formatter: ({ value }: { value: unknown }) => format(Number(value)),
        },
        data: bars.map(({ value }) => value),
      },
    ],
  };
}
