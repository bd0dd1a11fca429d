import { ProblemError } from '../../http/problem.ts';
import type { Question } from './figures.store.ts';
import type { Opened, Source } from './opening.service.ts';
import { readUnit, unitIn } from './shape.ts';

/** Measures that count something, or are an amount of money for each of it. */
export const counting: readonly string[] = ['units', 'price', 'reimbursement'];

/** The markets that are counted in the same, in the order of the markets. */
export function nounsIn({ sources }: Pick<Opened, 'sources'>): { noun: string; sources: Source[] }[] {
  const byNoun = Map.groupBy(sources, nounOf);
  return [...byNoun].flatMap(([noun, own]) => (noun === null ? [] : { noun, sources: own }));
}

/** Null for a market that is not counted. */
function nounOf({ from: { shape }, market }: Source): string | null {
  const unit = unitIn(shape, market, 'units') ?? unitIn(shape, market, 'reimbursement');
  return unit === undefined ? null : readUnit(unit).of;
}

/**
 * The markets that a question is about. A knee system and an assisted case have no sum and no average price, not even in
 * two rows of one answer, which has one unit.
 */
export function sourcesFor(
  { sources }: Pick<Opened, 'sources'>,
  measure: string,
  { filters: { market = [] } }: Pick<Question, 'filters'>,
): Source[] {
  if (!counting.includes(measure)) return sources;
  const asked = sources.filter(({ label }) => market.length === 0 || market.includes(label));
  if (nounsIn({ sources: asked }).length > 1) throw new ProblemError('question-mixes-nouns');
  return asked;
}
