import type { Line } from '../keyed-table.ts';
import { fold } from '../likeness.ts';
import { isTotal } from '../total-words.ts';

const region =
  /^(?:europe|european union|eu ?\d*|north america|latin america|south america|asia|asia[- ]pacific|apac|emea|middle east and africa|world|worldwide|global)\b/i;

/** Lines that are part of another line, which is there as well. */
const partOfAnother = /^(?:of which|thereof|incl|davon)\b/i;

export function mayBeSum({ path }: Line): boolean {
  return path.some(isTotal) || region.test(path.at(-1) ?? '');
}

/**
 * The lines of which a total may be the sum, each guess a list: those directly before it and after it in its group;
 * those that differ from it in the total alone, wherever they are; the totals before it; all lines before it. Which one is
 * right, if any, the figures have to say.
 */
export function sumCandidates(lines: readonly Line[], at: number): Line[][] {
  const own = lines[at];
  if (!own) return [];
  const isPart = (line: Line | undefined): line is Line =>
    line !== undefined && line !== own && !isSum(line) && !partOfAnother.test(line.path.at(-1) ?? '');
  const group = groupOf(own);
  const stretch = (step: 1 | -1) => {
    const found: Line[] = [];
    for (
      let next = at + step;
      lines[next] && !isSum(lines[next]) && groupOf(lines[next]) === group;
      next += step
    ) {
      const line = lines[next];
      if (isPart(line)) found.push(line);
    }
    return found;
  };
  const before = lines.slice(0, at);
  const guesses = [
    stretch(-1),
    stretch(1),
    ...siblings(lines, own).map((found) => found.filter(isPart)),
    before.filter(isSum),
    before.filter(isPart),
  ];
  return guesses.filter((found) => found.length > 1);
}

function isSum(line: Line | undefined): boolean {
  return line?.path.some(isTotal) ?? false;
}

function groupOf(line: Line | undefined): string {
  return (line?.path ?? []).slice(0, -1).map(fold).join('\n');
}

/** For each heading of a line that names a total, the lines with all other headings the same. */
function siblings(lines: readonly Line[], own: Line): Line[][] {
  return own.path.flatMap((label, index) => {
    if (!isTotal(label)) return [];
    const rest = without(own, index);
    return [lines.filter(({ path }) => path.length === own.path.length && without({ path }, index) === rest)];
  });
}

function without({ path }: Pick<Line, 'path'>, index: number): string {
  return path.toSpliced(index, 1).map(fold).join('\n');
}
