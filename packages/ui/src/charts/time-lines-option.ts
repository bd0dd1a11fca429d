import type { CustomSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { bandHead, forecastBand } from './forecast-band.ts';
import type { Look } from './look.ts';
import { spread } from './spread.ts';
import {
  forecastIndex,
  ownForecastIndex,
  pressed,
  type TimeData,
  type TimeSeries,
  textWidth,
} from './time.ts';
import { timeAxes, timeGrid } from './time-axes.ts';
import { timeTooltip } from './time-tooltip.ts';

const nameGap = 10;
/** Of the chart's width. */
const widestNames = 0.34;

export function timeLines(look: Look, width: number, data: TimeData): EChartsCoreOption {
  const { periods, series } = data;
  const from = forecastIndex(periods, data.forecastFrom);
  const highest =
    data.max ?? Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const names = Math.min(textWidth(series.map(wholeName)), width * widestNames);
  const grid = timeGrid({
    ...data,
    highest,
    top: bandHead + 4,
    right: data.withWords ? names + nameGap : 8,
  });
  return {
    grid,
    ...timeAxes(look, { ...data, width, grid, highest, areBars: false }),
    tooltip: timeTooltip(look, { ...data, totals: null }),
    series: [
      ...forecastBand(look, { from, count: periods.length, isOnEdges: true }),
      ...series.flatMap((one) => lines(look, one, ownForecastIndex(data, one), data)),
      ...(data.withWords ? [nameEnds(look, series, names)] : []),
    ],
  };
}

/** A solid line as far as was measured, and a dashed one from there on. */
function lines(
  look: Look,
  one: TimeSeries,
  from: number,
  { isPickable, bridgesGaps = false }: TimeData,
): LineSeriesOption[] {
  const color = look.color(one.color);
  const shared = {
    type: 'line' as const,
    name: one.name,
    ...pressed(isPickable),
    triggerLineEvent: isPickable,
    symbol: 'circle',
    connectNulls: bridgesGaps,
  };
  const last = one.values.findLastIndex((value, index) => index < from && value !== null);
  const isForecast = from < one.values.length;
  return [
    {
      ...shared,
      data: one.values.map((value, index) => ({
        value: index < from ? value : null,
        symbolSize: index === last && isForecast ? 8 : 4,
        itemStyle: {
          color: index === last && isForecast ? look.surface : color,
          borderColor: color,
          borderWidth: 2,
        },
      })),
      lineStyle: { color, width: 2.25 },
      z: 3,
    },
    {
      ...shared,
      data: one.values.map((value, index) => ({
        value: index >= last ? value : null,
        symbolSize: index >= from && !bridgesGaps && isAlone(one.values, index) ? 5 : 0,
      })),
      lineStyle: { color, width: 2, type: 'dashed' as const },
      itemStyle: { color },
    },
  ].slice(0, isForecast ? 2 : 1) as LineSeriesOption[];
}

/** Between gaps there is no line to see it by. */
function isAlone(values: TimeSeries['values'], index: number): boolean {
  return values[index - 1] == null && values[index + 1] == null;
}

function wholeName({ name, remark }: Pick<TimeSeries, 'name' | 'remark'>): string {
  return remark === undefined ? name : `${name} ${remark}`;
}

/** The name is heavier than what stands behind it, and makes room for that: a name is told elsewhere too, a figure is not. */
function nameWords(look: Look, { name, remark }: Pick<TimeSeries, 'name' | 'remark'>, room: number) {
  if (remark === undefined) return { text: name };
  const heavy = { fill: look.text, fontSize: 13, fontFamily: look.font, fontWeight: 600 };
  const shown = shortened(name, (short) => textWidth([`${short} ${remark}`]) <= room).replace(/[{}|]/g, ' ');
  return { text: `{name|${shown}} ${remark}`, rich: { name: heavy } };
}

function shortened(name: string, fits: (text: string) => boolean): string {
  const letters = [...name];
  let shown = name;
  while (!fits(shown) && letters.length > 1) {
    letters.pop();
    shown = `${letters.join('').trimEnd()}…`;
  }
  return shown;
}

/** In ink at the lines' ends, moved apart where lines end close to each other. */
function nameEnds(look: Look, series: readonly TimeSeries[], room: number): CustomSeriesOption {
  const ends = series.flatMap(({ name, remark, values }) => {
    const index = values.findLastIndex((value) => value !== null);
    return index === -1 ? [] : [{ name, remark, index, value: values[index] ?? 0 }];
  });
  return {
    type: 'custom',
    name: 'names',
    silent: true,
    clip: false,
    data: [[0, null]],
    renderItem: (params, api) => {
      const plot = params.coordSys as unknown as Record<'x' | 'y' | 'width' | 'height', number>;
      const wanted = ends.map(({ index, value }) => api.coord([index, value])[1] ?? 0);
      const places = spread(wanted, 16, plot.y, plot.y + plot.height);
      const style = { fill: look.text, fontSize: 13, fontFamily: look.font };
      return {
        type: 'group',
        children: ends.map(({ name, remark }, index) => ({
          type: 'text' as const,
          style: {
            ...style,
            x: plot.x + plot.width + nameGap,
            y: places[index] ?? 0,
            ...nameWords(look, { name, remark }, room),
            width: room,
            overflow: 'truncate' as const,
            verticalAlign: 'middle' as const,
          },
        })),
      };
    },
  };
}
