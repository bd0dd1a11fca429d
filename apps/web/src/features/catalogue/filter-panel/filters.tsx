import { useRef } from 'react';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { FilterRow } from './filter-row.tsx';
import type { Fold } from './use-fold.ts';

interface FiltersProps extends Omit<FilterPanelProps, 'onFold'> {
  possibleYears: readonly number[];
  fold: Fold;
}

/** The filters with the map, or folded to a row. */
export function Filters({ possibleYears, fold, ...panel }: FiltersProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus moves to the one that takes it back.
  const turn = () => {
    fold.toggle();
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-fold] button')?.focus());
  };
  return (
    <div ref={frame}>
      {fold.isFolded ? (
        <FilterRow {...panel} possibleYears={possibleYears} onUnfold={turn} />
      ) : (
        <FilterPanel {...panel} onFold={turn} />
      )}
    </div>
  );
}
