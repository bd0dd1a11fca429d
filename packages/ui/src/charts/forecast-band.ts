import type { CustomSeriesOption } from 'echarts/charts';
import type { Look } from './look.ts';

/** How far the ground of the forecast reaches above the plot, with the word in it. */
export const bandHead = 22;

interface Band {
  /** Index of the first period that is a forecast. */
  from: number;
  count: number;
  /** Points of a line stand on the edges of the plot, bars in the middle of their own room. */
  isOnEdges?: boolean;
}

/** The ground under what is forecast, its dashed beginning, and the word. */
export function forecastBand(look: Look, { from, count, isOnEdges = false }: Band): CustomSeriesOption[] {
  if (from >= count) return [];
  const before = isOnEdges ? (from === 0 ? 0 : 1) : 0.5;
  const after = isOnEdges ? 0 : 0.5;
  return [
    {
      type: 'custom',
      name: 'forecast',
      // Without a value, which the axis would have to reach.
      data: [[from, null]],
      silent: true,
      z: 0,
      clip: false,
      tooltip: { show: false },
      renderItem: (params, api) => {
        const plot = params.coordSys as unknown as Record<'y' | 'width' | 'height', number>;
        const step = plot.width / Math.max(1, isOnEdges ? count - 1 : count);
        const [first = 0] = api.coord([from, 0]);
        const [last = 0] = api.coord([count - 1, 0]);
        const left = first - before * step;
        const top = plot.y - bandHead;
        return {
          type: 'group',
          children: [
            {
              type: 'rect',
              shape: {
                x: left,
                y: top,
                width: last + after * step - left,
                height: plot.height + bandHead,
              },
              style: { fill: look.band },
            },
            {
              type: 'line',
              shape: { x1: left, y1: top, x2: left, y2: plot.y + plot.height },
              style: { stroke: look.forecastLine, lineDash: [4, 4], lineWidth: 1 },
            },
            {
              type: 'text',
              style: {
                x: left + 9,
                y: top + 5,
                text: 'Forecast',
                fill: look.text3,
                fontSize: 13,
                fontFamily: look.font,
              },
            },
          ],
        };
      },
    },
  ];
}
