import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useMemo } from 'react';
import type { Dashboard } from '../../lib/dashboard.ts';
import { useView } from '../../lib/view.ts';
import type { FilterPart } from '../export/words.ts';
import { toggled } from './choices.ts';

export interface Choices {
  /** The chosen names of each dimension; none means all. */
  chosen: Partial<Record<Dimension, string[]>>;
  choose: (dimension: Dimension, names: readonly string[]) => void;
  /** Chooses names, or removes them from the choice: called when a chart is pressed. */
  toggle: (dimension: Dimension, names: readonly string[]) => void;
  reset: () => void;
  /** The choice in words, for exports. */
  parts: FilterPart[];
}

/** The chosen filters, kept in the address. A link with names that no longer exist still opens. */
export function useChoices(dashboard: Dashboard, dimensions: readonly Dimension[]): Choices {
  const { view, change } = useView();
  const chosen = useMemo(() => chosenIn(view, dashboard, dimensions), [view, dashboard, dimensions]);
  const namesOf = (dimension: Dimension) => dashboard.dimensions[dimension]?.map(({ name }) => name) ?? [];
  return {
    chosen,
    choose: (dimension, names) => change({ [dimension]: names }),
    toggle: (dimension, names) =>
      change({ [dimension]: toggled(chosen[dimension] ?? [], names, namesOf(dimension)) }),
    reset: () =>
      change({ from: null, to: null, ...Object.fromEntries(dimensions.map((one) => [one, null])) }),
    parts: Object.entries(chosen).map(([by, names]) => ({ by, words: names.join(', ') })),
  };
}

/** A name that the address repeats is chosen once. */
export function chosenIn(
  view: URLSearchParams,
  { dimensions: known }: Pick<Dashboard, 'dimensions'>,
  dimensions: readonly Dimension[],
) {
  const chosen: Choices['chosen'] = {};
  for (const dimension of dimensions) {
    const names = new Set(known[dimension]?.map(({ name }) => name));
    const list = [...new Set(view.getAll(dimension))].filter((name) => names.has(name));
    if (list.length > 0) chosen[dimension] = list;
  }
  return chosen;
}
