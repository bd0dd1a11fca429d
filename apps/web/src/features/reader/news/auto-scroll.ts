/** How often the list moves. */
export const tickMilliseconds = 50;

/** One pixel per tick: slow enough to read. */
const step = 1;
/** A pause at either end, and a longer one after the list was moved by hand. */
const restTicks = 60;
const patienceTicks = 120;

/** The position of the list, and for how many more ticks it pauses. */
export interface Scroll {
  top: number;
  rest: number;
}

/** The list pauses before it starts. */
export function scrollFrom(top: number): Scroll {
  return { top, rest: restTicks };
}

/**
 * The next tick of a list that is at `at` and can scroll to `end`. If it is not where it was left, the person has moved
 * it: it pauses and continues from there.
 */
export function nextScroll({ top, rest }: Scroll, at: number, end: number): Scroll {
  if (Math.abs(at - top) > step) return { top: at, rest: patienceTicks };
  if (rest > 0) return { top: at, rest: rest - 1 };
  if (end < step) return { top: at, rest: 0 };
  if (at > end - step) return { top: 0, rest: restTicks };
  const next = Math.min(at + step, end);
  return { top: next, rest: next > end - step ? restTicks : 0 };
}
