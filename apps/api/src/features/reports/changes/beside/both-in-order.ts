import type { Line } from '../keyed-table.ts';
import { periodOf } from '../known-years.ts';
import type { MatchedLines } from '../match-lines.ts';

/** A row or column of either table or of both. */
export interface BothLine {
  before: Line | null;
  after: Line | null;
}

/**
 * The lines of both tables in the order of the later one. Each that is gone stands after the one it followed, and where
 * years go up in their order, so that 2027 is found between 2026 and 2028.
 */
export function bothInOrder({ pairs, added, removed }: MatchedLines): BothLine[] {
  const lines: BothLine[] = [
    ...pairs.map(([before, after]) => ({ before, after })),
    ...added.map((after) => ({ before: null, after })),
  ].sort((one, other) => one.after.at - other.after.at);
  const years = lines.map(yearOf).filter((year) => year !== null);
  const areByYear = years.length > 0 && years.every((year, at) => at === 0 || year > (years[at - 1] ?? 0));
  for (const before of removed.toSorted((one, other) => one.at - other.at)) {
    const line = { before, after: null };
    lines.splice(areByYear ? placeByYear(line, lines) : placeAfter(before, lines), 0, line);
  }
  return lines;
}

/** After the nearest line that stood before it, gone or not. */
function placeAfter(gone: Line, lines: readonly BothLine[]): number {
  let place = 0;
  let nearest = -1;
  for (const [index, { before }] of lines.entries())
    if (before && before.at < gone.at && before.at > nearest) {
      nearest = before.at;
      place = index + 1;
    }
  return place;
}

/** What has no year, such as a rate of growth, stands after all the years that it followed. */
function placeByYear(line: BothLine & { before: Line }, lines: readonly BothLine[]): number {
  const year = yearOf(line);
  if (year !== null) {
    const later = lines.findIndex((one) => (yearOf(one) ?? 0) > year);
    return later >= 0 ? later : lines.findLastIndex((one) => yearOf(one) !== null) + 1;
  }
  const place = placeAfter(line.before, lines);
  if (place === 0 || yearOf(lines[place - 1]) === null) return place;
  const rest = lines.slice(place).findIndex((one) => yearOf(one) === null);
  return rest >= 0 ? place + rest : lines.length;
}

function yearOf(line: BothLine | undefined): number | null {
  const period = periodOf((line?.after ?? line?.before)?.path ?? []);
  return period && period.from === period.to ? period.to : null;
}
