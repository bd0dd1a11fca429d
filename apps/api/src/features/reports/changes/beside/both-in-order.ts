import type { Line } from '../keyed-table.ts';
import type { MatchedLines } from '../match-lines.ts';

/** A row or column of either table or of both. */
export interface BothLine {
  before: Line | null;
  after: Line | null;
}

/** The lines of both tables in the order of the later one; each that is gone stands after the one it followed. */
export function bothInOrder({ pairs, added, removed }: MatchedLines): BothLine[] {
  const lines: BothLine[] = [
    ...pairs.map(([before, after]) => ({ before, after })),
    ...added.map((after) => ({ before: null, after })),
  ].sort((one, other) => one.after.at - other.after.at);
  const kept = pairs.map(([before]) => before).sort(byPlace);
  for (const before of removed.toSorted(byPlace).reverse()) {
    const neighbour = kept.findLast(({ at }) => at < before.at);
    const place = neighbour ? lines.findIndex((line) => line.before === neighbour) + 1 : 0;
    lines.splice(place, 0, { before, after: null });
  }
  return lines;
}

function byPlace(one: Line, other: Line): number {
  return one.at - other.at;
}
