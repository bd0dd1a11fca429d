import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { SkipLink } from '../../../lib/navigation/skip-link.tsx';
import { addressOf, type CatalogueView, choose, keepsPlace } from '../catalogue-address.ts';
import type { Menus } from '../known-menus.ts';
import { RegionList, RegionMap } from '../region-map/region-map.tsx';
import { CategoryLists } from './category-lists.tsx';
import { CategorySelects } from './category-selects.tsx';
import classes from './filter-panel.module.css';

export interface FilterPanelProps {
  view: CatalogueView;
  menus: Menus;
  possibleRegions: readonly Region[];
  hasFailed: boolean;
  onFold: () => void;
}

/** Narrows the list by category, sub-category and region. */
export function FilterPanel({ view, menus, possibleRegions, hasFailed, onFold }: FilterPanelProps) {
  const isWide = useIsWide();
  const Categories = isWide ? CategoryLists : CategorySelects;
  return (
    <section className={classes.panel} aria-label="Filters">
      <SkipLink className="skip" to="results-heading">
        Skip to the results
      </SkipLink>
      <Categories view={view} menus={menus} hasFailed={hasFailed} />
      <RegionFilter view={view} possible={possibleRegions} isWide={isWide} />
      <div className={classes.fold} data-fold>
        <Button size="sm" variant="quiet" icon="map" onClick={onFold}>
          Hide map
        </Button>
      </div>
    </section>
  );
}

/** Whether lists and map fit side by side; otherwise there are selects and a list of regions. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false });
}

interface RegionFilterProps {
  view: CatalogueView;
  possible: readonly Region[];
  isWide: boolean;
}

/** On narrow screens the list replaces the map; the sections with few items have room for both. */
function RegionFilter({ view, possible, isWide }: RegionFilterProps) {
  const navigate = useNavigate();
  const choice = {
    possible,
    value: view.region,
    onChange: (region: Region | null) => navigate(addressOf(choose(view, { region })), { state: keepsPlace }),
  };
  return (
    <div className={classes.regions}>
      {!isWide && <RegionList {...choice} />}
      {(isWide || view.section !== 'catalog') && (
        <div className={classes.map} data-hint={possible.length > 0}>
          <RegionMap {...choice} isBesideList={!isWide} />
        </div>
      )}
    </div>
  );
}
