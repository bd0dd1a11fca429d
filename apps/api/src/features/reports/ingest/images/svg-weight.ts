/** An element of a drawing: what is inside it, and the ids of what it draws once more. */
export interface Part {
  parts: Part[];
  classes: string[];
  drawsAgain: string[];
}

/** By class: the ids of what style sheets paint its elements with. */
export type Sheet = Map<string, string[]>;
export const anyElement = '*';

const deepest = 500;

/** How many elements a browser has to draw: a few that refer to each other can come to billions. */
export function weightOf(root: Part, named: ReadonlyMap<string, Part>, sheet: Sheet): number {
  const known = new Map<Part, number>();
  const weigh = (part: Part, depth: number): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    // Met again on the way down, it would go round forever.
    known.set(part, Number.POSITIVE_INFINITY);
    const painted = [anyElement, ...part.classes].flatMap((one) => sheet.get(one) ?? []);
    const again = [...part.drawsAgain, ...painted].flatMap((id) => named.get(id) ?? []);
    const weight = [...part.parts, ...again].reduce((sum, one) => sum + weigh(one, depth + 1), 1);
    known.set(part, weight);
    return weight;
  };
  return weigh(root, 0);
}
