import { inFormat } from '@caliper/contract/charts/chart.ts';
import { colours, seriesColour } from '../../colours.ts';
import type { Chart, ChartSeries } from '../../document.ts';
import { spread } from '../../ooxml/charts/scale.ts';
import type { Pen, Point } from './pen.ts';
import { type Axis, axisFormat, axisOf, type Box, placesIn, stacksOf, valuesIn } from './plot.ts';

const endLabels = { gap: 8, least: 60, most: 170, line: 11.5 };

/** Lines over time; what is not measured yet is dashed, on a ground of its own. */
export function drawLines(pen: Pen, chart: Chart, box: Box): void {
  const axis = axisOf(valuesIn(chart), { withZero: false });
  const names = Math.max(
    ...chart.series.map((one) => pen.widthOf(`${one.name} ${one.remark ?? ''}`, strong)),
    0,
  );
  const room = Math.min(endLabels.most, Math.max(endLabels.least, names + endLabels.gap + 4));
  const plot = plotIn(pen, chart, axis, { ...box, right: box.right - room });
  const places = placesIn(chart.categories).map((part) => plot.left + part * (plot.right - plot.left));
  const first = chart.forecastFrom;
  if (first !== null && first < places.length) {
    const left = places[Math.max(0, first - 1)] ?? plot.left;
    pen.rect({ ...plot, left }, colours.band);
    pen.words('Forecast', [left + 5, plot.top + 8], { size: 7.5, colour: colours.ink3 });
  }
  drawAxis(pen, chart, axis, plot);
  nameCategories(pen, chart.categories, places, plot);
  const y = (value: number) => plot.bottom - axis.part(value) * (plot.bottom - plot.top);
  for (const [index, one] of chart.series.entries())
    drawSeries(pen, one, { colour: seriesColour(index, one.isOther), first, places, y });
  nameEnds(pen, chart, { plot, y });
}

const strong = { face: 'strong', colour: colours.ink } as const;

interface SeriesLine {
  colour: string;
  first: number | null;
  places: readonly number[];
  y: (value: number) => number;
}

function drawSeries(pen: Pen, { values }: ChartSeries, { colour, first, places, y }: SeriesLine): void {
  const start = first === null ? values.length : first;
  const point = (at: number): Point[] => {
    const value = values[at];
    return value === null || value === undefined ? [] : [[places[at] ?? 0, y(value)]];
  };
  for (let at = 1; at < values.length; at += 1) {
    const step = [...point(at - 1), ...point(at)];
    pen.line(step, { colour, width: 1.6, ...(at >= start && { dash: 3.4 }) });
  }
  const lone = values.filter((value) => value !== null).length === 1;
  const marked = lone
    ? values.findIndex((value) => value !== null)
    : first !== null && first > 0
      ? first - 1
      : -1;
  for (const where of point(marked)) pen.ring(where, colour);
}

/** Names stand at the end of their lines, moved apart where they would touch. */
function nameEnds(
  pen: Pen,
  { series }: Chart,
  { plot, y }: { plot: Box; y: (value: number) => number },
): void {
  const ends = series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0));
  const below = ends.map((end) => end - plot.top);
  const places = spread(below, endLabels.line, plot.bottom - plot.top);
  for (const [index, one] of series.entries()) {
    const at = plot.top + (places[index] ?? 0);
    const end = ends[index] ?? at;
    const x = plot.right + endLabels.gap;
    if (Math.abs(at - end) > 3)
      pen.line(
        [
          [plot.right + 1, end],
          [x - 1, at],
        ],
        { colour: colours.line2, width: 0.5 },
      );
    const look = { size: 8, rise: 0 };
    const name = shortened(pen, one.name, endLabels.most - 46);
    pen.spans(
      [
        { ...look, face: 'strong', colour: seriesColour(index, one.isOther), text: name },
        { ...look, face: 'sans', colour: colours.ink2, text: one.remark ? ` ${one.remark}` : '' },
      ],
      [x, at],
    );
  }
}

/** Bars beside each other, on top of each other, or as parts of the whole. */
export function drawBars(pen: Pen, chart: Chart, box: Box): void {
  const isBeside = chart.shape === 'bars';
  const stacks = isBeside ? besideOf(chart) : stacksOf(chart);
  const top = drawLegend(pen, chart, box);
  const axis = axisOf(chart.shape === 'share' ? [1] : stacks.flat().map(({ to }) => to), { withZero: true });
  const shown = chart.shape === 'share' ? { ...chart, format: '0%' } : chart;
  const plot = plotIn(pen, shown, axis, { ...box, top });
  drawAxis(pen, shown, axis, plot);
  const step = (plot.right - plot.left) / Math.max(1, chart.categories.length);
  const middles = chart.categories.map((_, at) => plot.left + (at + 0.5) * step);
  nameCategories(pen, chart.categories, middles, plot);
  const y = (value: number) => plot.bottom - axis.part(value) * (plot.bottom - plot.top);
  const width = Math.min(step * 0.74, isBeside ? 30 * chart.series.length : 46);
  for (const [at, stack] of stacks.entries())
    for (const [index, { from, to }] of stack.entries()) {
      const own = isBeside ? width / chart.series.length : width;
      const left = (middles[at] ?? 0) - width / 2 + (isBeside ? index * own : 0);
      const bar = {
        left,
        right: left + own - (isBeside ? 0.8 : 0),
        top: y(Math.max(from, to)),
        bottom: y(Math.min(from, to)),
      };
      const isForecast = chart.forecastFrom !== null && at >= chart.forecastFrom;
      pen.rect(bar, seriesColour(index, chart.series[index]?.isOther), isForecast);
    }
  pen.line(
    [
      [plot.left, y(0)],
      [plot.right, y(0)],
    ],
    { colour: colours.axis, width: 0.8 },
  );
}

function besideOf(chart: Chart): { from: number; to: number }[][] {
  return chart.categories.map((_, at) =>
    chart.series.map(({ values }) => ({ from: 0, to: values[at] ?? 0 })),
  );
}

/** Returns where the plot can begin. */
function drawLegend(pen: Pen, { series, forecastFrom }: Chart, box: Box): number {
  let [x, y] = [box.left, box.top + 6];
  const entries = series.map(({ name, isOther }, index) => ({
    name,
    colour: seriesColour(index, isOther),
    isOutlined: false,
  }));
  if (forecastFrom !== null) entries.push({ name: 'Forecast', colour: colours.axis, isOutlined: true });
  if (series.length === 1 && forecastFrom === null) return box.top + 4;
  for (const { name, colour, isOutlined } of entries) {
    const text = shortened(pen, name, 150);
    const width = 14 + pen.widthOf(text) + 14;
    if (x + width > box.right && x > box.left) [x, y] = [box.left, y + 13];
    pen.rect({ left: x, top: y - 4, right: x + 9, bottom: y + 4 }, colour, isOutlined);
    pen.words(text, [x + 13, y]);
    x += width;
  }
  return y + 14;
}

/** The plot within the box: numbers on its left, names below it. */
function plotIn(pen: Pen, chart: Chart, axis: Axis, box: Box): Box {
  const format = axisFormat(chart, axis);
  const widest = Math.max(...axis.lines.map((line) => pen.widthOf(inFormat(line, format))), 0);
  return { left: box.left + widest + 7, top: box.top + 6, right: box.right, bottom: box.bottom - 18 };
}

function drawAxis(pen: Pen, chart: Chart, axis: Axis, plot: Box): void {
  const format = axisFormat(chart, axis);
  for (const [index, line] of axis.lines.entries()) {
    const y = plot.bottom - axis.part(line) * (plot.bottom - plot.top);
    const colour = index === 0 ? colours.axis : colours.grid;
    pen.line(
      [
        [plot.left, y],
        [plot.right, y],
      ],
      { colour, width: index === 0 ? 0.8 : 0.5 },
    );
    pen.words(inFormat(line, format), [plot.left - 6, y], { anchor: 'end' });
  }
}

/** As many names as there is room for, the last one among them. */
function nameCategories(pen: Pen, categories: readonly string[], places: readonly number[], plot: Box): void {
  const most = Math.max(24, (plot.right - plot.left) / Math.max(1, Math.min(categories.length, 6)) - 6);
  let free = Infinity;
  for (let at = categories.length - 1; at >= 0; at -= 1) {
    const text = shortened(pen, categories[at] ?? '', most);
    const width = pen.widthOf(text);
    const middle = places[at] ?? 0;
    if (middle + width / 2 > free) continue;
    pen.words(text, [middle, plot.bottom + 10], { anchor: 'middle' });
    free = middle - width / 2 - 8;
  }
}

export function shortened(pen: Pen, text: string, room: number): string {
  if (pen.widthOf(text) <= room) return text;
  let end = Math.min(text.length, Math.ceil(room / 2));
  while (end > 1 && pen.widthOf(`${text.slice(0, end)}…`) > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
