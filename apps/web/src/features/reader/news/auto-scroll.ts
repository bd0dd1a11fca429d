/** How often the list moves. */
export const tickMilliseconds = 50;

/** One pixel a tick: slow enough to be read. */
const step = 1;
/** A while at either end, and a longer one for somebody who has moved the list by hand. */
const restTicks = 60;
const patienceTicks = 120;

/** Where the list was left, and for how many ticks it stays there. */
export interface Scroll {
  top: number;
  rest: number;
}

/** The list stands still for a moment before it starts. */
export function scrollFrom(top: number): Scroll {
  return { top, rest: restTicks };
}

/**
 * The next tick of a list that stands at `at` and can go down to `end`. Where it does not stand as it was left,
 * somebody has moved it: it stays with them, and goes on from there.
 */
export function nextScroll({ top, rest }: Scroll, at: number, end: number): Scroll {
  if (Math.abs(at - top) > step) return { top: at, rest: patienceTicks };
  if (rest > 0) return { top: at, rest: rest - 1 };
  if (end < step) return { top: at, rest: 0 };
  if (at > end - step) return { top: 0, rest: restTicks };
  const next = Math.min(at + step, end);
  return { top: next, rest: next > end - step ? restTicks : 0 };
}
