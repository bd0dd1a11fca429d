import type { Dimension, QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { FilterWords } from '../kit/filters/filter-bar.tsx';
import { formatterOf, roughPrecision } from '../kit/format.ts';
import type { Tally } from './tally.ts';

export const typeWords: Record<QuestionType, string> = {
  single: 'One answer',
  multi: 'Several answers',
  scale: 'Scale',
  number: 'Number',
};

/** The groups of respondents that a survey is filtered and crossed by. */
export const groupings = ['specialty', 'country', 'institution'] as const satisfies Dimension[];
export type Grouping = (typeof groupings)[number];

export const groupingWords: Record<Grouping, string> = {
  specialty: 'Specialty',
  country: 'Country',
  institution: 'Institution',
};

const filtered = { specialty: 'specialties', country: 'countries', institution: 'institutions' };

export const filterWords: readonly FilterWords[] = groupings.map((dimension) => ({
  dimension,
  label: groupingWords[dimension],
  many: filtered[dimension],
}));

/** Respondents, also weighted, in whole numbers. */
export const count = formatterOf(0);

/** With a few hundred respondents, tenths of a percent mean nothing. */
export const percent = formatterOf(0, '%');

/** One precision for the mean and the quartiles of a question: they lie between the answers. */
export function decimalsBetween(answers: readonly Pick<Tally, 'answer'>[]): number {
  const values = answers.map(({ answer }) => Number(answer));
  return Math.max(1, roughPrecision(values.filter(Number.isFinite)));
}
