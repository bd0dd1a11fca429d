import type { BarSeriesOption, CustomSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { seeThrough } from './color-math.ts';
import { bandHead, forecastBand } from './forecast-band.ts';
import type { Look } from './look.ts';
import { forecastIndex, inkText, pressed, type TimeData, type TimeSeries, textWidth } from './time.ts';
import { timeAxes, timeGrid } from './time-axes.ts';
import { timeTooltip } from './time-tooltip.ts';

const forecastShare = 0.28;

export function timeBars(look: Look, width: number, data: TimeData): EChartsCoreOption {
  const { periods, series } = data;
  const from = forecastIndex(periods, data.forecastFrom);
  const totals = totalsOf(series, periods.length);
  const ends = data.areGrouped ? series.flatMap(({ values }) => values) : totals;
  const highest = data.max ?? Math.max(0, ...ends.map((end) => end ?? 0));
  const grid = timeGrid({ ...data, highest, top: bandHead + 4 });
  return {
    grid,
    ...timeAxes(look, { ...data, width, grid, highest, areBars: true }),
    tooltip: timeTooltip(look, {
      ...data,
      totals: data.withWords && !data.areGrouped && series.length > 1 ? totals : null,
    }),
    series: [
      ...forecastBand(look, { from, count: periods.length }),
      ...series.map((one) => bars(look, one, from, data)),
      ...(data.withWords && !data.areGrouped ? [totalLabels(look, totals, from, data.format)] : []),
    ],
  };
}

/** Null where no part has a figure. */
export function totalsOf(series: readonly TimeSeries[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const parts = series.map(({ values }) => values[index]).filter((value) => typeof value === 'number');
    return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
  });
}

function bars(look: Look, one: TimeSeries, from: number, data: TimeData): BarSeriesOption {
  const color = look.color(one.color);
  const measured = { color, borderColor: look.surface, borderWidth: 1 };
  const forecast = { color: seeThrough(color, forecastShare), borderColor: color, borderWidth: 1.25 };
  return {
    type: 'bar',
    name: one.name,
    ...(!data.areGrouped && { stack: 'all' }),
    barCategoryGap: '32%',
    barMaxWidth: 56,
    ...pressed(data.isPickable),
    data: one.values.map((value, index) => ({ value, itemStyle: index < from ? measured : forecast })),
  };
}

/** Over the first bar, the last that was measured, and the last. */
function totalLabels(
  look: Look,
  totals: readonly (number | null)[],
  from: number,
  format: (value: number) => string,
): CustomSeriesOption {
  const named = [...new Set([0, from - 1, totals.length - 1])].filter((index) => totals[index] != null);
  return {
    type: 'custom',
    name: 'totals',
    silent: true,
    clip: false,
    z: 5,
    data: named.map((index) => [index, totals[index] ?? 0]),
    renderItem: (params, api) => {
      const plot = params.coordSys as unknown as Record<'x' | 'width', number>;
      const [x = 0, y = 0] = api.coord([api.value(0), api.value(1)]);
      const text = format(Number(api.value(1)));
      const half = textWidth([text]) / 2;
      const inside = Math.max(plot.x + half, Math.min(x, plot.x + plot.width - half));
      return {
        type: 'text',
        style: {
          ...inkText(look),
          fill: look.text,
          x: inside,
          y: y - 6,
          text,
          align: 'center',
          verticalAlign: 'bottom',
        },
      };
    },
  };
}
