import { latestClientState, remember, useClientState } from '../../../lib/remembered/client-state.ts';
import type { CatalogueView } from '../catalogue-address.ts';

export interface Fold {
  isFolded: boolean;
  toggle: () => void;
}

/** Whether the filters are one row: remembered for each list, which starts with all of them. */
export function useFold({ section, filter }: Pick<CatalogueView, 'section' | 'filter'>): Fold {
  const list = `${section} ${filter}`;
  const isFolded = useClientState(({ folded }) => folded[list] ?? false);
  const toggle = () => {
    const { [list]: _before, ...others } = latestClientState().folded;
    remember('folded', isFolded ? others : { ...others, [list]: true });
  };
  return { isFolded, toggle };
}
