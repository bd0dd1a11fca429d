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
export function timeGrid(
  _width: number,
  { highest, formatAxis, top, right = 4 }: Extent & { top: number; right?: number },
): Grid {
  return { left: textWidth([formatAxis(highest), formatAxis(-highest / 2)]) + 10, right, top, bottom: 30 };
}

interface Axes extends Extent {
  width: number;
  grid: Grid;
  areBars: boolean;
  max?: number | undefined;
}

/** Horizontal lines only, four or five of them, zero where bars start. */
export function timeAxes(look: Look, { periods, width, grid, formatAxis, areBars, max }: Axes) {
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
      type: 'value' as const,
      scale: !areBars,
      splitNumber: 4,
      ...(max === undefined ? { minInterval: finest(formatAxis) } : endOf(max)),
      axisLabel: { ...axisText(look), formatter: formatAxis },
      splitLine: { lineStyle: { color: look.grid } },
    },
  };
}

/** The smallest step that the axis can tell: lines that are closer would share a number. */
export function finest(format: (value: number) => string): number {
  const steps = Array.from({ length: 13 }, (_, index) => 10 ** (index - 3));
  return steps.find((step) => format(step) !== format(0)) ?? 0;
}

/** Ends an axis on one of its lines, so that charts that share it look the same. */
export function endOf(highest: number) {
  const interval = roundAbove(highest / 4) || 1;
  return { max: Number((Math.ceil(highest / interval) * interval).toPrecision(6)), interval };
}
