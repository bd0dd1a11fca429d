import type { Look } from './look.ts';
import { roundAbove } from './steps.ts';
import { axisText, labelEvery, textWidth } from './time.ts';

interface Extent {
  periods: readonly string[];
  highest: number;
  formatAxis: (value: number) => string;
}

interface Grid {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The plot's place, with room for the numbers on its left. */
export function timeGrid({
  highest,
  formatAxis,
  top,
  right = 4,
}: Extent & { top: number; right?: number }): Grid {
  return { left: textWidth([formatAxis(highest), formatAxis(-highest / 2)]) + 10, right, top, bottom: 30 };
}

interface Axes extends Extent {
  width: number;
  grid: Grid;
  areBars: boolean;
  min?: number | undefined;
  max?: number | undefined;
}

/** Horizontal lines only, four or five of them, zero where bars start. */
export function timeAxes(look: Look, { periods, width, grid, formatAxis, areBars, min = 0, max }: Axes) {
  const every = labelEvery(periods, width - grid.left - grid.right);
  return {
    xAxis: {
      type: 'category' as const,
      data: [...periods],
      boundaryGap: areBars,
      axisLine: { onZero: false, lineStyle: { color: look.axis } },
      axisTick: { show: false },
      axisLabel: {
        ...axisText(look),
        margin: 12,
        interval: (index: number) => index % every === 0,
        showMinLabel: true,
        hideOverlap: true,
      },
    },
    yAxis: {
      ...valueAxis(look, formatAxis),
      scale: !areBars,
      ...(max !== undefined && endsOf(min, max, finest(formatAxis))),
    },
  };
}

/** An axis of numbers, with its lines. */
export function valueAxis(look: Look, format: (value: number) => string) {
  return {
    type: 'value' as const,
    splitNumber: 4,
    minInterval: finest(format),
    axisLabel: { ...axisText(look), formatter: format },
    splitLine: { lineStyle: { color: look.grid } },
  };
}

/** The smallest step that the axis can tell: lines that are closer would share a number. */
function finest(format: (value: number) => string): number {
  const steps = Array.from({ length: 22 }, (_, index) => 10 ** (index - 12));
  return steps.find((step) => format(step) !== format(0)) ?? 0;
}

/** An axis from one of its lines to another, so that charts that share it look the same. */
export function endsOf(lowest: number, highest: number, smallest: number) {
  const interval = Math.max(roundAbove((highest - lowest) / 4), smallest);
  const line = (place: number) => Number((place * interval).toPrecision(6));
  const [first, last] = [Math.floor(lowest / interval), Math.ceil(highest / interval)];
  return { min: line(first), max: line(Math.max(last, first + 1)), interval };
}
