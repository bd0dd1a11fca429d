import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { SkipLink } from '../../../lib/navigation/skip-link.tsx';
import {
  addressOf,
  type CatalogueView,
  choose,
  chooseCategory,
  chooseSubCategory,
  keepsPlace,
} from '../catalogue-address.ts';
import { categoryAt, subCategoryAt } from '../categories.ts';
import { YearSelect } from '../results/list-selects.tsx';
import { optionsOf } from './category-selects.tsx';
import { type FilterPanelProps, useIsWide } from './filter-panel.tsx';
import classes from './filter-row.module.css';

interface FilterRowProps extends Omit<FilterPanelProps, 'onFold' | 'hasFailed'> {
  possibleYears: readonly number[];
  onUnfold: () => void;
}

/** The same filters in one row of four, without the map. */
export function FilterRow({ view, menus, possibleRegions, possibleYears, onUnfold }: FilterRowProps) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const show = (next: CatalogueView) => void navigate(addressOf(next), { state: keepsPlace });
  const category = categoryAt(view.category);
  const reason = isWide ? 'Choose a category first' : '';
  return (
    <section className={classes.row} aria-label="Filters">
      <SkipLink className="skip" to="results-heading">
        Skip to the results
      </SkipLink>
      <Filter
        label="Category"
        value={view.category ?? ''}
        options={optionsOf('All', menus.categories, category)}
        onChange={(url) => show(chooseCategory(view, url || null))}
      />
      <Filter
        label="Sub-category"
        value={view.subCategory ?? ''}
        options={optionsOf(
          category ? 'All' : reason,
          menus.subCategories,
          category && subCategoryAt(category.url, view.subCategory),
        )}
        onChange={(url) => show(chooseSubCategory(view, url || null))}
        disabled={!menus.subCategories?.length}
      />
      <Filter
        label="Region"
        value={view.region ?? ''}
        options={regionOptions(possibleRegions, view.region)}
        onChange={(name) => show(choose(view, { region: regions.find((one) => one === name) ?? null }))}
      />
      <span className={classes.filter}>
        <YearSelect view={view} possible={possibleYears} />
      </span>
      <div className={classes.map} data-fold>
        <Button size="sm" variant="quiet" icon="map" onClick={onUnfold}>
          Show map
        </Button>
      </div>
    </section>
  );
}

/** A select with its name inside. */
function Filter(select: ComponentProps<typeof InlineSelect>) {
  return (
    <span className={classes.filter} data-disabled={select.disabled || undefined}>
      <InlineSelect {...select} />
    </span>
  );
}

/** A region from the address is shown as chosen even if it has no items. */
function regionOptions(possible: readonly Region[], chosen: Region | null) {
  const shown = regions.filter((region) => region === chosen || possible.includes(region));
  return [{ value: '', label: 'All' }, ...shown.map((region) => ({ value: region, label: region }))];
}
