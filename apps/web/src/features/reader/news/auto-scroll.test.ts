import { expect, test } from 'vitest';
import { nextScroll, type Scroll, scrollFrom, tickMilliseconds } from './auto-scroll.ts';

/** Scrolls a list for a number of ticks; a browser may round its position. */
function run(from: Scroll, ticks: number, end: number, round = (top: number) => top): Scroll {
  let scroll = from;
  for (let tick = 0; tick < ticks; tick += 1) scroll = nextScroll(scroll, round(scroll.top), end);
  return scroll;
}

test('READ-15 the list moves every 50 ms, after a pause at the top', () => {
  expect(tickMilliseconds).toBe(50);
  expect(run(scrollFrom(0), 60, 500).top).toBe(0);
  expect(run(scrollFrom(0), 70, 500).top).toBe(10);
});

test('READ-15 at its end the list pauses and starts again', () => {
  const atEnd = run({ top: 0, rest: 0 }, 100, 100);
  expect(atEnd).toEqual({ top: 100, rest: 60 });
  expect(run(atEnd, 60, 100).top).toBe(100);
  expect(run(atEnd, 61, 100)).toEqual({ top: 0, rest: 60 });
});

test('READ-15 a list moved by hand pauses and continues from there', () => {
  const moved = nextScroll({ top: 40, rest: 0 }, 300, 500);
  expect(moved).toEqual({ top: 300, rest: 120 });
  expect(run(moved, 120, 500).top).toBe(300);
  expect(run(moved, 121, 500).top).toBe(301);
});

test('READ-15 a list that fits does not move', () => {
  expect(run({ top: 0, rest: 0 }, 200, 0).top).toBe(0);
});

test('rounding by the browser does not count as moving by hand', () => {
  const rounded = (top: number) => Math.floor(top / 0.8) * 0.8;
  const { top } = run({ top: 0, rest: 0 }, 100, 500, rounded);
  expect(top).toBeGreaterThan(60);
});
