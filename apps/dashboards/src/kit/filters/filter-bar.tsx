import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { ReactNode } from 'react';
import type { Dashboard } from '../types.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { choicesOf } from './choices.ts';
import { Reset } from './reset.tsx';
import type { Choices } from './use-choices.ts';

export interface FilterWords {
  dimension: Dimension;
  label: string;
  all: string;
  many: string;
}

interface FilterBarProps {
  dashboard: Dashboard;
  choices: Choices;
  filters: readonly FilterWords[];
  isFiltered: boolean;
  /** After the filters, such as the years. */
  children?: ReactNode;
}

/** The filters of a dashboard, without those that have a single choice. */
export function FilterBar({ dashboard, choices, filters, isFiltered, children }: FilterBarProps) {
  const { chosen, choose, reset } = choices;
  return (
    <>
      {filters
        .filter(({ dimension }) => (dashboard.dimensions[dimension]?.length ?? 0) > 1)
        .map(({ dimension, ...words }) => (
          <ChoiceFilter
            key={dimension}
            {...words}
            choices={choicesOf(dashboard.dimensions[dimension] ?? [])}
            chosen={chosen[dimension] ?? []}
            onChange={(names) => choose(dimension, names)}
          />
        ))}
      {children}
      {isFiltered && <Reset onReset={reset} />}
    </>
  );
}
