import { useCallback } from 'react';
import { Drawing } from './drawing.tsx';
import type { Look } from './look.ts';
import { axisText, pressed, textWidth } from './time.ts';
import { valueAxis } from './time-axes.ts';
import { tooltipContent, tooltipLook } from './tooltip.ts';

export interface Box {
  name: string;
  /** Lowest, lower quartile, median, upper quartile, highest. */
  values: readonly [number, number, number, number, number];
  /** Of how many it tells. */
  count: number;
  /** Below its name: why to read it with care. */
  mark?: string;
}

interface BoxPlotProps {
  label: string;
  boxes: readonly Box[];
  format: (value: number) => string;
  /** What is counted, such as "SKUs". */
  counted: string;
  onPick?: ((name: string) => void) | undefined;
}

const rowHeight = 38;
const names = ['Lowest', 'Lower quartile', 'Median', 'Upper quartile', 'Highest'];

/** How values lie: a box from the lower to the upper quartile, a line at the median. */
export function BoxPlot({ label, boxes, format, counted, onPick }: BoxPlotProps) {
  const isPickable = onPick !== undefined;
  const draw = useCallback(
    (look: Look, width: number) => boxPlot(look, width, { boxes, format, counted, isPickable }),
    [boxes, format, counted, isPickable],
  );
  const height = boxes.length * rowHeight + 36;
  return <Drawing label={label} height={height} draw={draw} onPick={onPick} nameOf={({ name }) => name} />;
}

interface BoxPlotData extends Pick<BoxPlotProps, 'boxes' | 'format' | 'counted'> {
  isPickable: boolean;
}

export function boxPlot(look: Look, width: number, { boxes, format, counted, isPickable }: BoxPlotData) {
  const room = Math.min(textWidth(boxes.flatMap(({ name, mark = '' }) => [name, mark])), width * 0.36);
  const color = look.color('chart-1');
  return {
    grid: { left: room + 12, right: 16, top: 6, bottom: 28 },
    xAxis: { ...valueAxis(look, format), splitNumber: width < 500 ? 3 : 5 },
    yAxis: {
      type: 'category' as const,
      inverse: true,
      data: boxes.map(({ name, mark }) => (mark ? `${name}\n${mark}` : name)),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...axisText(look),
        color: look.text,
        // Measured by a letter that our font lacks, two lines could lie on each other.
        lineHeight: 16,
        width: room,
        overflow: 'truncate' as const,
      },
    },
    tooltip: {
      ...tooltipLook,
      trigger: 'item' as const,
      formatter: (point: unknown) => {
        const box = boxes[(point as { dataIndex: number }).dataIndex];
        const lines = names
          .map((name, index) => ({ name, value: format(box?.values[index] ?? 0) }))
          .reverse();
        const about = [`${box?.count ?? 0} ${counted}`, box?.mark].filter(Boolean).join(', ');
        return tooltipContent(box?.name ?? '', lines, about);
      },
    },
    series: [
      {
        type: 'boxplot' as const,
        boxWidth: [10, 18],
        ...pressed(isPickable),
        itemStyle: { color: look.color('seq-1'), borderColor: color, borderWidth: 1.5 },
        data: boxes.map(({ name, values }) => ({ name, value: [...values] })),
      },
    ],
  };
}
