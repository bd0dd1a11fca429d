/** A seeded sequence: the same words give the same numbers on every machine. */
export interface Random {
  /** From 0 to just under 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, in a random order. */
  some<T>(from: readonly T[], count: number): T[];
}

export function randomOf(...words: (string | number)[]): Random {
  let state = hashOf(words.join('|'));
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    some: (from, count) => shuffled(from, whole).slice(0, count),
  };
}

function shuffled<T>(list: readonly T[], whole: (low: number, high: number) => number): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = whole(0, last);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
