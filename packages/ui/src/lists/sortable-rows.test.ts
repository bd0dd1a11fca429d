import { expect, test } from 'vitest';
import { keyStep, moved, placeAt, shiftOf } from './sortable-rows.ts';

const rows = [
  { top: 0, height: 40 },
  { top: 40, height: 60 },
  { top: 100, height: 40 },
];

test('a row moves past those whose middle it has passed', () => {
  expect(placeAt(rows, 0, 20)).toBe(0);
  expect(placeAt(rows, 0, 69)).toBe(0);
  expect(placeAt(rows, 0, 71)).toBe(1);
  expect(placeAt(rows, 0, 500)).toBe(2);
  expect(placeAt(rows, 2, -30)).toBe(0);
});

test('passed rows make room by the height of the moving row', () => {
  const down = { from: 0, to: 2 };
  expect(rows.map((_, index) => shiftOf(rows, down, index))).toEqual([100, -40, -40]);
  const up = { from: 2, to: 1 };
  expect(rows.map((_, index) => shiftOf(rows, up, index))).toEqual([0, 40, -60]);
  expect(rows.map((_, index) => shiftOf(rows, { from: 1, to: 1 }, index))).toEqual([0, 0, 0]);
});

test('the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], { from: 3, to: 0 })).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], { from: 1, to: 1 })).toEqual(['a', 'b']);
});

test('Space lifts and drops, arrows move within the list, Escape puts back', () => {
  const way = { from: 1, to: 2 };
  expect(keyStep(' ', null, 3)).toBe('lift');
  expect(keyStep(' ', way, 3)).toBe('drop');
  expect(keyStep('Escape', way, 3)).toBe('cancel');
  expect(keyStep('ArrowUp', way, 3)).toEqual({ from: 1, to: 1 });
  expect(keyStep('ArrowDown', way, 3)).toEqual({ from: 1, to: 2 });
  expect(keyStep('Home', way, 3)).toEqual({ from: 1, to: 0 });
});

test('other keys keep their meaning', () => {
  expect(keyStep('ArrowUp', null, 3)).toBeNull();
  expect(keyStep('Escape', null, 3)).toBeNull();
  expect(keyStep('x', { from: 1, to: 2 }, 3)).toBeNull();
});
