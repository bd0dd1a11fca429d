import type { Keyed } from './entry.ts';

/** A name that leads back to where it came from: places in the entry that closes the circle. */
interface Circle {
  entry: Keyed;
  /** Which of `meansAlso` leads back, and to which of `words`. */
  from: number;
  to: number;
}

/**
 * An entry that goes one way says that its words are less than what they mean also. Nothing may lead back: then it would
 * be the same, and both would find everything that either of them finds.
 */
export function findCircle(entries: readonly Keyed[]): Circle | null {
  const steps = stepsOf(entries);
  for (const entry of entries.filter(({ isMutual }) => !isMutual)) {
    for (const [from, name] of entry.meansAlso.entries()) {
      const reached = reachedFrom(name, steps);
      const to = entry.words.findIndex((word) => reached.has(word));
      if (to >= 0) return { entry, from, to };
    }
  }
  return null;
}

/** For each name what whoever searches for it finds as well. */
function stepsOf(entries: readonly Keyed[]): Map<string, string[]> {
  const steps = new Map<string, string[]>();
  const lead = (from: readonly string[], to: readonly string[]) => {
    for (const name of from) steps.set(name, [...(steps.get(name) ?? []), ...to]);
  };
  for (const { words, meansAlso, isMutual } of entries) {
    lead(words, [...words, ...meansAlso]);
    if (isMutual) lead(meansAlso, words);
  }
  return steps;
}

function reachedFrom(start: string, steps: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start]);
  for (const name of reached) for (const next of steps.get(name) ?? []) reached.add(next);
  return reached;
}
