import { palette, seriesColour } from './palette.ts';
import { type Frame, grid, label, shape, svg, tidy } from './svg.ts';

export interface Lines {
  title: string;
  unit: string;
  years: readonly number[];
  measured: number;
  series: readonly { name: string; values: readonly number[] }[];
}

const frame: Frame = { left: 62, right: 520, top: 44, bottom: 300 };
const width = 720;
const height = 336;
const labelGap = 16;

/** Measured years as solid lines, forecast years dashed on their own band, names at the ends of the lines. */
export function lineChart({ title, unit, years, measured, series }: Lines): Buffer {
  const { parts, y } = grid(frame, Math.max(...series.flatMap((one) => one.values)));
  const x = (year: number) =>
    frame.left + ((frame.right - frame.left) * (year - (years[0] ?? 0))) / (years.length - 1);
  const ends = apart(series.map((one) => y(one.values.at(-1) ?? 0)));
  return svg(width, height, title, [
    ...forecastBand(x(measured)),
    ...parts,
    label(unit, { x: 10, y: 20 }),
    ...years.map((year) => label(String(year), { x: x(year), y: frame.bottom + 20, anchor: 'middle' })),
    ...series.flatMap((one, index) => [
      ...drawn(
        one.values.map((value, place) => [x(years[place] ?? 0), y(value)] as const),
        years.indexOf(measured),
        seriesColour(index),
      ),
      label(one.name, { x: frame.right + 10, y: (ends[index] ?? 0) + 4, colour: palette.ink, weight: 600 }),
    ]),
  ]);
}

function forecastBand(from: number): string[] {
  return [
    shape('rect', {
      x: tidy(from),
      y: frame.top,
      width: tidy(frame.right - from),
      height: frame.bottom - frame.top,
      fill: palette.band,
    }),
    label('Forecast', { x: from + 8, y: frame.top + 16 }),
  ];
}

function drawn(points: readonly (readonly [number, number])[], turn: number, stroke: string): string[] {
  const path = (part: readonly (readonly [number, number])[]) =>
    part.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(' ');
  const [cx, cy] = points[turn] ?? [0, 0];
  const look = { fill: 'none', stroke, 'stroke-width': 2 };
  return [
    shape('polyline', { points: path(points.slice(0, turn + 1)), ...look }),
    shape('polyline', { points: path(points.slice(turn)), ...look, 'stroke-dasharray': '5 4' }),
    shape('circle', { cx: tidy(cx), cy: tidy(cy), r: 4, fill: palette.paper, stroke, 'stroke-width': 2 }),
  ];
}

/** Moves overlapping labels down, and the last ones up again if they would leave the chart. */
function apart(places: readonly number[]): number[] {
  const order = places
    .map((_, index) => index)
    .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  order.forEach((index, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + labelGap);
  });
  let limit = frame.bottom;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, limit);
    limit = (moved[index] ?? 0) - labelGap;
  }
  return moved;
}
