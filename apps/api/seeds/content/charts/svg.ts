import { element, escaped } from '../writing/html.ts';
import { outline, type Step } from './lettering.ts';
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
  const steps = outline(text, { x, y, anchor, size: size ?? 13, ...(weight && { weight }) });
  return shape('path', { d: steps.map(written).join(''), fill: colour ?? palette.quiet });
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function written({ command, args }: Step): string {
  return letters[command] + args.map(tidy).join(' ');
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
