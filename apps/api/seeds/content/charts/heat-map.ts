import { createCanvas } from './canvas.ts';
import { palette } from './palette.ts';

export interface HeatMap {
  rows: readonly string[];
  columns: readonly string[];
  values: readonly (readonly number[])[];
}

const left = 250;
const top = 72;
const width = 1040;
const rowHeight = 34;

/** Growth by place and market: the darker, the faster compared with the market's other places. */
export function heatMap({ rows, columns, values }: HeatMap): Buffer {
  const canvas = createCanvas(width, top + rows.length * rowHeight + 16, palette.paper);
  const cell = (width - left - 16) / columns.length;
  const ranges = columns.map((_, column) => rangeOf(values.map((row) => row[column] ?? 0)));
  columns.forEach((name, column) => {
    wrapped(name, Math.floor(cell / 10)).forEach((line, index) => {
      canvas.text(line, {
        x: left + cell * (column + 0.5),
        y: 30 + index * 22,
        colour: palette.ink,
        size: 20,
        anchor: 'middle',
      });
    });
  });
  rows.forEach((name, row) => {
    const y = top + row * rowHeight;
    canvas.text(name, { x: left - 14, y: y + 22, colour: palette.ink, size: 20, anchor: 'end' });
    columns.forEach((_, column) => {
      const value = values[row]?.[column] ?? 0;
      const { low, span } = ranges[column] ?? { low: 0, span: 1 };
      const shade = Math.min(4, Math.floor(((value - low) / span) * 5));
      canvas.rect(left + cell * column, y, cell - 3, rowHeight - 3, palette.sequence[shade] ?? palette.band);
      canvas.text(value.toFixed(1).replace('-', '−'), {
        x: left + cell * (column + 0.5),
        y: y + 22,
        colour: shade > 2 ? palette.paper : palette.ink,
        size: 20,
        anchor: 'middle',
      });
    });
  });
  return canvas.png();
}

function rangeOf(values: readonly number[]): { low: number; span: number } {
  const low = Math.min(...values);
  return { low, span: Math.max(...values) - low || 1 };
}

/** At most two lines. */
function wrapped(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}
