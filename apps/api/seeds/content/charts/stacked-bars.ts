import { palette, seriesColour } from './palette.ts';
import { type Frame, grid, label, shape, svg, tidy } from './svg.ts';

export interface Bars {
  title: string;
  unit: string;
  years: readonly number[];
  measured: number;
  series: readonly { name: string; values: readonly number[] }[];
}

const frame: Frame = { left: 62, right: 700, top: 78, bottom: 322 };
const width = 720;
const height = 354;

/** One stacked bar per year; forecast years are outlined and pale. */
export function stackedBars({ title, unit, years, measured, series }: Bars): Buffer {
  const totals = years.map((_, place) => series.reduce((total, one) => total + (one.values[place] ?? 0), 0));
  const { parts, y } = grid(frame, Math.max(...totals));
  const slot = (frame.right - frame.left) / years.length;
  const bars = years.flatMap((year, place) => {
    let base = 0;
    return series.map((one, index) => {
      const from = base;
      base += one.values[place] ?? 0;
      return bar(
        frame.left + slot * (place + 0.18),
        slot * 0.64,
        y(base),
        y(from),
        seriesColour(index),
        year > measured,
      );
    });
  });
  return svg(width, height, title, [
    ...parts,
    label(unit, { x: 10, y: 20 }),
    ...legend(series.map((one) => one.name)),
    ...bars,
    ...years.map((year, place) =>
      label(year > measured ? `${year}f` : String(year), {
        x: frame.left + slot * (place + 0.5),
        y: frame.bottom + 20,
        anchor: 'middle',
      }),
    ),
  ]);
}

function bar(
  x: number,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  isForecast: boolean,
): string {
  return shape('rect', {
    x: tidy(x),
    y: tidy(top),
    width: tidy(width),
    height: tidy(Math.max(0, bottom - top)),
    fill: colour,
    ...(isForecast && { 'fill-opacity': 0.28, stroke: colour }),
  });
}

/** Names in rows, by their rough width. */
function legend(names: readonly string[]): string[] {
  let [x, y] = [frame.left, 36];
  return names.flatMap((name, index) => {
    const room = 34 + name.length * 6.6;
    if (x + room > width) [x, y] = [frame.left, y + 19];
    const at = x;
    x += room;
    return [
      shape('rect', { x: tidy(at), y, width: 11, height: 11, fill: seriesColour(index) }),
      label(name, { x: at + 17, y: y + 10, colour: palette.ink, size: 12.5 }),
    ];
  });
}
