import type { Dimension, QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { FilterWords } from '../kit/filters/filter-bar.tsx';

export const typeWords: Record<QuestionType, string> = {
  single: 'One answer',
  multi: 'Several answers',
  scale: 'Scale',
  number: 'Number',
};

/** The groups of respondents that a survey is filtered and crossed by. */
export const groupings = ['specialty', 'country', 'institution'] as const satisfies Dimension[];
export type Grouping = (typeof groupings)[number];

export const groupingWords: Record<Grouping, { one: string; all: string; many: string }> = {
  specialty: { one: 'Specialty', all: 'All specialties', many: 'specialties' },
  country: { one: 'Country', all: 'All countries', many: 'countries' },
  institution: { one: 'Institution', all: 'All institutions', many: 'institutions' },
};

export const filterWords: readonly FilterWords[] = groupings.map((dimension) => ({
  dimension,
  label: groupingWords[dimension].one,
  all: groupingWords[dimension].all,
  many: groupingWords[dimension].many,
}));
