import type { Line } from '../keyed-table.ts';
import { isTotal } from '../total-words.ts';
import { type Rounded, roundedOf, summandOf, written } from './figures-of.ts';
import { type Doubtful, spot } from './sense-finding.ts';
import { mayBeSum, sumCandidates } from './sum-candidates.ts';
import type { View } from './views.ts';

/** Figures that are not added up: what they are about says so. */
const notAdded =
  /\b(?:cagr|growth|change|prices?|asp|average|mean|median|rates?|index|ranks?|ranking|ratio|ratings?|scores?|penetration|per|years?|since|founded|horizon)\b/i;

const mostTotals = 50;

interface Sum {
  across: Line;
  total: Rounded;
  sum: number;
  slack: number;
  text: string;
}

/**
 * Totals that do not add up. What a total is the sum of is certain only if its other figures show it: at least half of
 * them have to be the sum of the same lines. A single figure has nothing beside it, and is doubted if it is off by little.
 */
export function* wrongSums(view: View): Generator<Doubtful> {
  const across = view.across.filter(({ path }) => !path.some((heading) => notAdded.test(heading)));
  const totals = view.lines.map((line, at) => ({ line, at })).filter(({ line }) => mayBeSum(line));
  for (const { line, at } of totals.slice(0, mostTotals)) {
    const parts = partsOf(view, line, at, across);
    if (!parts) continue;
    for (const { across: other, total, sum, text } of parts.wrong)
      yield {
        check: 'sum',
        ...spot(view, line, other),
        excerpt: text,
        message: `The sum differs by ${written(Math.abs(total.value - sum), total.decimals)}: ${parts.count} ${view.areRows ? 'rows' : 'columns'} add up to ${written(sum, total.decimals)}, the total is ${text}.`,
        remedy: 'Check the total and its parts in the source.',
      };
  }
}

interface Parts {
  count: number;
  wrong: Sum[];
}

/** The guess that most figures show to be right; null if none is certain. */
function partsOf(view: View, line: Line, at: number, across: readonly Line[]): Parts | null {
  const guesses = sumCandidates(view.lines, at).map((lines, guess) => {
    const sums = across.flatMap((other) => sumOf(view, line, lines, other) ?? []);
    const right = sums.filter(isRight);
    const wrong = sums.filter((sum) => !isRight(sum));
    const isLone = sums.length === 1 && guess === 0 && isAddedUp(view, line) && wrong.every(isNearlyRight);
    const isShown = right.length >= wrong.length && right.length >= Math.min(2, sums.length - 1);
    return {
      count: lines.length,
      wrong,
      right: right.length,
      isCertain: (isShown && right.some(isTelling)) || isLone,
    };
  });
  const [best] = guesses.filter(({ isCertain }) => isCertain).sort((one, other) => other.right - one.right);
  return best ?? null;
}

function isAddedUp({ table }: View, { path }: Line): boolean {
  const [title = ''] = table.table.caption.split('\n');
  return path.some(isTotal) && !notAdded.test(title);
}

/** The sum of the lines at one place; null if it cannot be known there. */
function sumOf(view: View, line: Line, parts: readonly Line[], across: Line): Sum | null {
  const cell = view.cellAt(line, across);
  const total = roundedOf(cell);
  if (!cell || !total || (cell.percent && Math.abs(total.value - 100) > 0.5)) return null;
  let [sum, slack, filled] = [0, total.slack, 0];
  for (const part of parts) {
    const other = view.cellAt(part, across);
    const summand = summandOf(other);
    if (
      !summand ||
      (other?.number !== undefined && (other.percent !== cell.percent || other.unit !== cell.unit))
    )
      return null;
    sum += summand.value;
    slack += summand.slack;
    if (summand.value !== 0) filled += 1;
  }
  return filled > 1 ? { across, total, sum: Number(sum.toPrecision(12)), slack, text: cell.text } : null;
}

function isRight({ total, sum, slack }: Sum): boolean {
  return Math.abs(total.value - sum) <= slack * (1 + 1e-9);
}

/** Sums of small numbers are often right by chance. */
function isTelling({ total, slack }: Sum): boolean {
  return Math.abs(total.value) > 10 * slack;
}

/** Far off, it is the sum of something else. */
function isNearlyRight({ total, sum }: Sum): boolean {
  return Math.abs(total.value - sum) <= 0.05 * Math.abs(total.value);
}
