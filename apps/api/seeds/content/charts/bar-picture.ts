import { createCanvas } from './canvas.ts';
import { palette, seriesColour } from './palette.ts';
import { stepFor } from './svg.ts';

export interface BarPicture {
  unit: string;
  bars: readonly { name: string; value: number; text: string }[];
}

const left = 290;
const width = 1040;
const rowHeight = 42;
const foot = 58;

/** Horizontal bars with an axis, names on the left and figures at the ends of the bars. */
export function barPicture({ unit, bars }: BarPicture): Buffer {
  const bottom = bars.length * rowHeight + 16;
  const canvas = createCanvas(width, bottom + foot, palette.paper);
  const largest = Math.max(...bars.map((one) => one.value));
  const step = stepFor(largest);
  const room = (width - left - 120) / largest;
  for (let value = 0; value <= largest; value += step) {
    canvas.rect(left + value * room, 8, 2, bottom - 8, value ? palette.grid : palette.axis);
    canvas.text(value.toLocaleString('en-US'), {
      x: left + value * room,
      y: bottom + 24,
      colour: palette.quiet,
      size: 19,
      anchor: 'middle',
    });
  }
  canvas.text(unit, { x: left, y: bottom + 48, colour: palette.quiet, size: 19 });
  bars.forEach(({ name, value, text }, index) => {
    const y = 16 + index * rowHeight;
    const colour = name === 'Others' ? palette.other : seriesColour(0);
    canvas.text(name, { x: left - 14, y: y + 20, colour: palette.ink, size: 20, anchor: 'end' });
    canvas.rect(left + 2, y, Math.max(2, value * room), rowHeight - 14, colour);
    canvas.text(text, { x: left + value * room + 12, y: y + 20, colour: palette.ink, size: 20 });
  });
  return canvas.png();
}
