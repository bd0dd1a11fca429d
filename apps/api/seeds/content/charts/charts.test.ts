import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCanvas } from './canvas.ts';
import { lettersOf } from './lettering.ts';
import { label, svg } from './svg.ts';

const word = { x: 10, y: 30, size: 20 };

/** Left, top, right and bottom of words. */
function bounds(words: string, more: object = {}) {
  const points = lettersOf(words, { ...word, ...more }).flatMap(({ x, steps }) =>
    steps.flatMap(({ args }) => args.map((value, place) => value + (place % 2 === 0 ? x : word.y))),
  );
  const xs = points.filter((_, place) => place % 2 === 0);
  const ys = points.filter((_, place) => place % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

test("MEND-26 figures are lettered in the product's type, and need no font of the reader's", () => {
  const picture = svg(200, 40, 'Knees', [label('Knees', word)]).toString();
  expect(picture).not.toMatch(/<text|font-family/);
  // Source Sans 3 has capitals of 660 thousandths: the letters are those of the face, in their place.
  expect(bounds('HI')).toEqual([12, 17, 27, 30]);
  expect(lettersOf('H', { ...word, weight: 600 })).not.toEqual(lettersOf('H', word));
  expect(label('I', word)).toMatch(/d="M10 30m[-\d. lz]+z"/);
  const [left = 0, , right = 0] = bounds('HI', { anchor: 'end' });
  expect([left < 10, right <= 10]).toEqual([true, true]);
});

test('MEND-26 a picture of pixels has the same letters, with soft edges', () => {
  const canvas = createCanvas(40, 40, '#ffffff');
  canvas.text('H', { ...word, colour: '#000000' });
  const rows = inflateSync(canvas.png().subarray(41, -16));
  const at = (x: number, y: number) => rows[y * (40 * 3 + 1) + 1 + x * 3] ?? 255;
  const row = Array.from({ length: 40 }, (_, x) => at(x, 24));
  expect(Math.min(...row)).toBeLessThan(90);
  expect(row.filter((value) => value > 20 && value < 235).length).toBeGreaterThan(0);
  expect(row.slice(0, 10).every((value) => value === 255)).toBe(true);
});
