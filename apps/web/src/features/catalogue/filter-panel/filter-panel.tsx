import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
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

/** Where one narrows the list: category, sub-category, region. */
export function FilterPanel({ view, menus, possibleRegions, hasFailed }: FilterPanelProps) {
  const isWide = useIsWide();
  const Categories = isWide ? CategoryLists : CategorySelects;
  return (
    <section className={classes.panel} aria-label="Filters">
      <a className={classes.skip} href="#results-heading">
        Skip to the results
      </a>
      <Categories view={view} menus={menus} hasFailed={hasFailed} />
      <RegionFilter view={view} possible={possibleRegions} isWide={isWide} />
    </section>
  );
}
