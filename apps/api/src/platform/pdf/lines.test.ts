import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineBreaker, type Line, type Span } from './lines.ts';

/** Letters of one unit each; what is not plain has a font of its own. */
const breaker = createLineBreaker({
  typeset: (face, text) => [{ font: /[^ -~]/.test(text) ? `${face}-other` : face, text }],
  widthOf: (_, text) => text.length,
});
const span = (text: string, over: Partial<Span> = {}): Span => ({
  text,
  face: 'sans',
  size: 1,
  colour: '',
  ...over,
});
const textOf = ({ pieces }: Line) => pieces.map(({ text }) => text).join('');
const lines = (text: string, width: number) => breaker.linesOf([span(text)], width).map(textOf);

test('a text is broken where words end', () => {
  expect(lines('one two three', 7)).toEqual(['one two', 'three']);
  expect(lines('  one   two\tthree ', 100)).toEqual(['one two three']);
  expect(lines('one\ntwo', 100)).toEqual(['one', 'two']);
  expect(lines(' \n ', 10)).toEqual([]);
});

test('a dash between letters ends a line, one between figures does not', () => {
  expect(lines('long-term view', 6)).toEqual(['long-', 'term', 'view']);
  expect(lines('in 2025–32', 8)).toEqual(['in', '2025–32']);
});

test('a word that is too wide is broken anyway', () => {
  expect(lines('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
});

test('a word of two looks stays one word', () => {
  const [first, second] = breaker.linesOf([span('see x'), span('2', { rise: 3 }), span(' more')], 6);
  expect(first && textOf(first)).toBe('see x2');
  expect(second && textOf(second)).toBe('more');
});

test('words written from right to left stand in that order', () => {
  expect(lines('a שלום עולם b', 100).join('')).toMatch(/עולם.*שלום/);
  expect(lines('a שלום עולם b', 100).join('')).toMatch(/^a .*b$/);
});

test('no letter is lost, and no line is wider than asked for', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '-', 'é', '1'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 1, max: 40 }), (words, width) => {
      const broken = breaker.linesOf(
        words.map((one, index) => span(`${one} `, { size: index % 2 ? 1 : 1.5 })),
        width,
      );
      expect(broken.map(textOf).join('').replaceAll(' ', '')).toBe(words.join(''));
      for (const { pieces, width: wide } of broken)
        if (pieces.reduce((sum, { text }) => sum + text.trim().length, 0) > 1)
          expect(wide).toBeLessThanOrEqual(width + 0.02);
    }),
  );
});
