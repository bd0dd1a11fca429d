import { baseColumns } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';

type Answered = Answer<'askDashboard'>;
type Row = Answered['rows'][number];

/** Below the first, shares have a warning; below the second, there are none. */
const smallBase = 30;
const tinyBase = 10;

/** Points of the longest scale whose gaps are shown. */
const longestScale = 20;

type Reliance = 'fine' | 'small' | 'tiny';

/** The respondents of a group; weights change how much they count, not their number. */
export interface Base {
  name: string;
  respondents: number;
  /** What shares are shares of. */
  size: number;
  reliance: Reliance;
  mean: number | null;
  /** Lowest, lower quartile, median, upper quartile, highest. */
  spread: readonly [number, number, number, number, number] | null;
}

export interface Tally {
  answer: string;
  count: number;
  /** In percent; null where the base is too small for it. */
  share: number | null;
}

/** The group of respondents who did not say which group they belong to. */
export const notStated = 'Not stated';

export function basesOf(answered: Answered, isWeighted: boolean): Base[] {
  return answered.rows.map((row) => baseOf(row, isWeighted));
}

function baseOf({ key, values }: Row, isWeighted: boolean): Base {
  const at = (column: (typeof baseColumns)[number]) => values[baseColumns.indexOf(column)] ?? null;
  const respondents = at('respondents') ?? 0;
  return {
    name: key.at(-1) === '' ? notStated : (key.at(-1) ?? ''),
    respondents,
    size: countIn(values, isWeighted),
    reliance: respondents < tinyBase ? 'tiny' : respondents < smallBase ? 'small' : 'fine',
    mean: at('mean'),
    spread: spreadOf(values),
  };
}

function spreadOf(values: Row['values']): Base['spread'] {
  const [lowest, lower, median, upper, highest] = values.slice(baseColumns.indexOf('lowest'));
  const isTold = lowest != null && lower != null && median != null && upper != null && highest != null;
  return isTold ? [lowest, lower, median, upper, highest] : null;
}

function countIn(values: Row['values'], isWeighted: boolean): number {
  return values[isWeighted ? 1 : 0] ?? 0;
}

/** Answers as they were given, the most frequent first; on a scale in the order of the scale, with its gaps. */
export function talliesOf(
  answered: Answered,
  base: Base | undefined,
  { isWeighted, isScale, ends = [] }: { isWeighted: boolean; isScale: boolean; ends?: readonly number[] },
): Tally[] {
  const tallies = answered.rows.map(({ key, values }) =>
    tally(key[0] ?? '', countIn(values, isWeighted), base),
  );
  if (isScale) return onScale(tallies, base, ends);
  return tallies.toSorted((one, other) => other.count - one.count || (one.answer < other.answer ? -1 : 1));
}

export function tally(answer: string, count: number, base: Base | undefined): Tally {
  const isTold = base && base.reliance !== 'tiny' && base.size > 0;
  return { answer, count, share: isTold ? (count / base.size) * 100 : null };
}

function onScale(tallies: readonly Tally[], base: Base | undefined, ends: readonly number[]): Tally[] {
  if (tallies.length === 0) return [];
  const counts = countsByPoint(tallies);
  const chosen = [...counts.keys()].sort((one, other) => one - other);
  return withGaps(chosen, ends).map((point) => tally(String(point), counts.get(point) ?? 0, base));
}

/** 5 and 5.0 are the same point of a scale. */
function countsByPoint(tallies: readonly Tally[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { answer, count } of tallies)
    counts.set(Number(answer), (counts.get(Number(answer)) ?? 0) + count);
  return counts;
}

/** A code such as 9999 for "no answer" is not the end of a scale; with it, only chosen points are shown. */
function withGaps(chosen: readonly number[], ends: readonly number[]): readonly number[] {
  const [from, to] = [Math.min(...chosen, ...ends), Math.max(...chosen, ...ends)];
  if (to - from >= longestScale || !chosen.every(Number.isInteger)) return chosen;
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Of answers that are numbers. */
export function meanOf(tallies: readonly Tally[]): number | null {
  const people = tallies.reduce((sum, { count }) => sum + count, 0);
  const sum = tallies.reduce((all, { answer, count }) => all + Number(answer) * count, 0);
  return people === 0 || !Number.isFinite(sum) ? null : sum / people;
}
