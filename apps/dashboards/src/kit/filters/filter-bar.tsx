import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Dashboard } from '../../lib/dashboard.ts';
import { keepFocus } from '../../lib/keep-focus.ts';
import classes from './choice-filter.module.css';
import { ChoiceFilter } from './choice-filter.tsx';
import { choicesOf } from './choices.ts';
import type { Choices } from './use-choices.ts';

export interface FilterWords {
  dimension: Dimension;
  label: string;
  /** The plural, such as "segments". */
  many: string;
}

interface FilterBarProps {
  dashboard: Dashboard;
  choices: Choices;
  filters: readonly FilterWords[];
  /** Whether not all periods are chosen. */
  isPart?: boolean;
  /** After the filters, such as the years. */
  children?: ReactNode;
}

/** The filters of a dashboard, without those that have a single choice. */
export function FilterBar({ dashboard, choices, filters, isPart, children }: FilterBarProps) {
  const { chosen, choose, reset } = choices;
  return (
    <>
      {filters
        .filter(({ dimension }) => (dashboard.dimensions[dimension]?.length ?? 0) > 1)
        .map(({ dimension, ...words }) => (
          <ChoiceFilter
            key={dimension}
            {...words}
            all={`All ${words.many}`}
            choices={choicesOf(dashboard.dimensions[dimension] ?? [])}
            chosen={chosen[dimension] ?? []}
            onChange={(names) => choose(dimension, names)}
          />
        ))}
      {children}
      {(isPart || Object.keys(chosen).length > 0) && <Reset onReset={reset} />}
    </>
  );
}

/** Shown only while there is something to undo. When it disappears, the focus stays among the filters. */
export function Reset({ onReset }: { onReset: () => void }) {
  const press = (event: MouseEvent<HTMLElement>) => {
    keepFocus(event.currentTarget);
    onReset();
  };
  return (
    <div className={classes.beside}>
      <Button variant="quiet" onClick={press}>
        Reset
      </Button>
    </div>
  );
}

interface OneFilterProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice of exactly one. */
export function OneFilter(props: OneFilterProps) {
  return (
    <div className={classes.filter}>
      <NativeSelect {...props} translate="no" />
    </div>
  );
}
