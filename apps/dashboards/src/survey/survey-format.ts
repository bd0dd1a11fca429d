import { formatterOf, roughPrecision } from '../kit/format.ts';
import type { Tally } from './tally.ts';

/** Respondents, also weighted, in whole numbers. */
export const count = formatterOf(0);

/** With a few hundred respondents, tenths of a percent mean nothing. */
export const percent = formatterOf(0, '%');

/** One precision for the mean and the quartiles of a question: they lie between the answers. */
export function decimalsBetween(answers: readonly Pick<Tally, 'answer'>[]): number {
  const values = answers.map(({ answer }) => Number(answer));
  return Math.max(1, roughPrecision(values.filter(Number.isFinite)));
}
