import { keyOf, type Said } from './entry.ts';

/** A name that leads back to where it came from. */
export interface Circle {
  name: string;
  back: string;
}

/**
 * An entry that goes one way says that its words are less than what they mean also. With it and the others, nothing may
 * lead back: then it would be the same, and both would find everything that either of them finds.
 */
export function circleIn(entry: Said, others: readonly Said[]): Circle | null {
  const steps = stepsOf([...others, entry]);
  for (const one of [entry, ...others].filter(goesOneWay)) {
    for (const name of one.meansAlso) {
      const reached = reachedFrom(keyOf(name), steps);
      const back = one.words.find((word) => reached.has(keyOf(word)));
      if (back !== undefined) return one === entry ? { name, back } : { name: back, back: name };
    }
  }
  return null;
}

const goesOneWay = ({ meansAlso, isMutual }: Said) => !isMutual && meansAlso.length > 0;

/** For each name what whoever searches for it finds as well. */
function stepsOf(entries: readonly Said[]): Map<string, Set<string>> {
  const steps = new Map<string, Set<string>>();
  const lead = (from: readonly string[], to: readonly string[]) => {
    for (const name of from.map(keyOf))
      steps.set(name, new Set([...(steps.get(name) ?? []), ...to.map(keyOf)]));
  };
  for (const { words, meansAlso, isMutual } of entries) {
    lead(words, [...words, ...meansAlso]);
    if (isMutual) lead(meansAlso, words);
  }
  return steps;
}

function reachedFrom(start: string, steps: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set([start]);
  for (const name of reached) for (const next of steps.get(name) ?? []) reached.add(next);
  return reached;
}
