/** An element of a drawing: what is inside it, and the ids of what it draws once more. */
export interface Part {
  parts: Part[];
  classes: ReadonlySet<string>;
  drawsAgain: string[];
}

/** By class: the ids of what style sheets paint its elements with. */
export type Sheet = Map<string, Set<string>>;
export const anyElement = '*';

const deepest = 500;

/** Whether a browser has to draw more elements than `most`: a few that refer to each other can come to billions. */
export function isTooHeavy(
  root: Part,
  named: ReadonlyMap<string, Part>,
  sheet: Sheet,
  most: number,
): boolean {
  const found = (ids: Iterable<string>) => [...ids].flatMap((id) => named.get(id) ?? []);
  const painted = new Map([...sheet].map(([name, ids]) => [name, found(ids)]));
  const known = new Map<Part, number>();
  const weigh = (part: Part, depth: number): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    // Met again on the way down, it would go round forever.
    known.set(part, Number.POSITIVE_INFINITY);
    const again = [anyElement, ...part.classes].flatMap((one) => painted.get(one) ?? []);
    let weight = 1;
    for (const one of [...part.parts, ...found(part.drawsAgain), ...again]) {
      weight += weigh(one, depth + 1);
      // The rest cannot make it lighter, and there may be a lot of it.
      if (weight > most) break;
    }
    known.set(part, weight);
    return weight;
  };
  return weigh(root, 0) > most;
}
