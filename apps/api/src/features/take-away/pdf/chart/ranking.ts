import { inFormat } from '@caliper/contract/charts/chart.ts';
import { colours, seriesColour } from '../../colours.ts';
import type { Chart } from '../../document.ts';
import type { Pen } from './pen.ts';
import { axisOf, type Box, valuesIn } from './plot.ts';
import { shortened } from './time-charts.ts';

const names = { most: 150 };
const rowHeight = 17;

/** The height that all rows take. */
export function rankingHeight({ categories, series }: Chart): number {
  return Math.max(60, categories.length * (series.length * rowHeight + (series.length > 1 ? 6 : 0)) + 12);
}

/** Bars from the left, one row for each that is ranked, with its figure at the end. */
export function drawRanking(pen: Pen, chart: Chart, box: Box): void {
  const { categories, series, format } = chart;
  const axis = axisOf(valuesIn(chart), { withZero: true });
  const nameRoom = Math.min(names.most, Math.max(0, ...categories.map((name) => pen.widthOf(name)))) + 10;
  const figureRoom = Math.max(0, ...valuesIn(chart).map((value) => pen.widthOf(inFormat(value, format)))) + 8;
  const [left, right] = [box.left + nameRoom, box.right - figureRoom];
  const x = (value: number) => left + axis.part(value) * (right - left);
  const row = (box.bottom - box.top) / Math.max(1, categories.length);
  const own = Math.min(rowHeight, row / Math.max(1, series.length));
  for (const [at, name] of categories.entries()) {
    const top = box.top + at * row;
    pen.words(shortened(pen, name, names.most), [left - 8, top + row / 2], {
      anchor: 'end',
      colour: colours.ink,
    });
    for (const [index, { values, isOther }] of series.entries()) {
      const value = values[at];
      if (value === null || value === undefined) continue;
      const middle = top + row / 2 + (index - (series.length - 1) / 2) * own;
      const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
      const isForecast = chart.forecastFrom !== null && at >= chart.forecastFrom;
      const bar = {
        left: from,
        right: Math.max(to, from + 0.5),
        top: middle - own * 0.34,
        bottom: middle + own * 0.34,
      };
      pen.rect(bar, seriesColour(index, isOther), isForecast);
      pen.words(inFormat(value, format), [to + 5, middle], { colour: colours.ink });
    }
  }
  pen.line(
    [
      [x(0), box.top],
      [x(0), box.bottom],
    ],
    { colour: colours.axis, width: 0.8 },
  );
}
