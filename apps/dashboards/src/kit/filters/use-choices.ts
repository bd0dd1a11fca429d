import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useMemo } from 'react';
import { useView } from '../../frame/view.ts';
import type { FilterPart } from '../export/words.ts';
import type { Dashboard } from '../types.ts';
import { toggled } from './choices.ts';

export interface Choices {
  /** What is chosen of each; nothing means all. */
  chosen: Partial<Record<Dimension, string[]>>;
  choose: (dimension: Dimension, names: readonly string[]) => void;
  /** Chooses something, or takes it out again: what pressing a chart does. */
  toggle: (dimension: Dimension, names: readonly string[]) => void;
  reset: () => void;
  /** For exports: what was chosen, in words. */
  parts: FilterPart[];
}

/** What a person filtered by, as it stands in the address. A link that names what is no longer there still opens. */
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

/** What the address names twice is chosen once. */
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
