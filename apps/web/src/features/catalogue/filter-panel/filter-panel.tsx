import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import { SkipLink } from '../../../lib/navigation/skip-link.tsx';
import type { CatalogueView } from '../catalogue-address.ts';
import type { Menus } from '../known-menus.ts';
import { useIsWide } from '../use-is-wide.ts';
import { CategoryLists } from './category-lists.tsx';
import { CategorySelects } from './category-selects.tsx';
import classes from './filter-panel.module.css';
import { RegionFilter } from './region-filter.tsx';

interface FilterPanelProps {
  view: CatalogueView;
  menus: Menus;
  possibleRegions: readonly Region[];
  hasFailed: boolean;
}

/** Narrows the list by category, sub-category and region. */
export function FilterPanel({ view, menus, possibleRegions, hasFailed }: FilterPanelProps) {
  const isWide = useIsWide();
  const Categories = isWide ? CategoryLists : CategorySelects;
  return (
    <section className={classes.panel} aria-label="Filters">
      <SkipLink className={classes.skip} to="results-heading">
        Skip to the results
      </SkipLink>
      <Categories view={view} menus={menus} hasFailed={hasFailed} />
      <RegionFilter view={view} possible={possibleRegions} isWide={isWide} />
    </section>
  );
}
