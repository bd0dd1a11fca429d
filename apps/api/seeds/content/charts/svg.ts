import { element, escaped } from '../writing/html.ts';
import { type Letter, lettersOf, type Step } from './lettering.ts';
import { palette } from './palette.ts';

export type Attributes = Record<string, string | number | undefined>;

export function shape(name: string, attributes: Attributes): string {
  return element(name, '', attributes);
}

export interface Label {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  weight?: 400 | 600;
  colour?: string;
  size?: number;
}

export function label(text: string, { x, y, anchor, weight, colour, size }: Label): string {
  const letters = lettersOf(text, { x, anchor, size: size ?? 13, ...(weight && { weight }) });
  const d = letters.map((letter) => `M${tidy(letter.x)} ${tidy(y)}${drawingOf(letter)}`).join('');
  return shape('path', { d, fill: colour ?? palette.quiet });
}

const commands = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };
const drawings = new Map<string, string>();

/** From wherever the letter stands. Kept, because the same letters come back in every picture. */
function drawingOf({ key, steps }: Letter): string {
  const drawing = drawings.get(key) ?? drawn(steps);
  drawings.set(key, drawing);
  return drawing;
}

/** Each step is told from the end of the one before, which is shorter. */
function drawn(steps: readonly Step[]): string {
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ];
  return steps
    .map(({ command, args }) => {
      const points = args.map(tidy);
      const told = points.map((value, place) => tidy(value - (pen[place % 2] ?? 0)));
      pen = command === 'closePath' ? start : points.slice(-2);
      if (command === 'moveTo') start = pen;
      return commands[command] + told.join(' ');
    })
    .join('');
}

/** Coordinates to a tenth of a pixel: precise enough, and short. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

export function svg(width: number, height: number, title: string, parts: readonly string[]): Buffer {
  const drawing = element(
    'svg',
    `${element('title', escaped(title))}${shape('rect', { width, height, fill: palette.paper })}${parts.join('')}`,
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
  );
  return Buffer.from(`${drawing}\n`, 'utf8');
}

/** A round step that gives four or five grid lines up to the largest value. */
export function stepFor(largest: number): number {
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Horizontal grid lines with their figures, zero at the bottom. */
export function grid(
  { left, right, top, bottom }: Frame,
  largest: number,
): { parts: string[]; y: (value: number) => number } {
  const step = stepFor(largest);
  const lines = Math.ceil(largest / step);
  const y = (value: number) => bottom - ((bottom - top) * value) / (lines * step);
  const parts = Array.from({ length: lines + 1 }, (_, index) => index * step).flatMap((value) => [
    shape('line', {
      x1: left,
      x2: right,
      y1: tidy(y(value)),
      y2: tidy(y(value)),
      stroke: value ? palette.grid : palette.axis,
    }),
    label(value.toLocaleString('en-US'), { x: left - 8, y: y(value) + 4, anchor: 'end' }),
  ]);
  return { parts, y };
}
