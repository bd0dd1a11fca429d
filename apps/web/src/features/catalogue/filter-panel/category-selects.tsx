import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { useNavigate } from 'react-router';
import {
  addressOf,
  type CatalogueView,
  chooseCategory,
  chooseSubCategory,
  keepsPlace,
} from '../catalogue-address.ts';
import { categoryAt, subCategoryAt } from '../categories.ts';
import type { MenuEntry, Menus } from '../known-menus.ts';
import classes from './filter-panel.module.css';

/** The same choices for narrow screens. */
export function CategorySelects({ view, menus }: { view: CatalogueView; menus: Menus }) {
  const navigate = useNavigate();
  const category = categoryAt(view.category);
  const subCategory = category && subCategoryAt(category.url, view.subCategory);
  return (
    <div className={classes.selects}>
      <NativeSelect
        label="Category"
        value={view.category ?? ''}
        options={optionsOf('All categories', menus.categories, category)}
        onChange={(url) => navigate(addressOf(chooseCategory(view, url || null)), { state: keepsPlace })}
      />
      <NativeSelect
        label="Sub-category"
        value={view.subCategory ?? ''}
        options={optionsOf(
          category ? `All in ${category.text}` : 'Choose a category first',
          menus.subCategories,
          subCategory,
        )}
        onChange={(url) => navigate(addressOf(chooseSubCategory(view, url || null)), { state: keepsPlace })}
        disabled={!menus.subCategories?.length}
      />
    </div>
  );
}

/** A choice from the address is shown even if nothing is filed under it. */
export function optionsOf(all: string, entries: readonly MenuEntry[] | null, chosen: MenuEntry | undefined) {
  const known = entries ?? [];
  const isMissing = chosen && !known.some(({ url }) => url === chosen.url);
  return [
    { value: '', label: all },
    ...(isMissing ? [{ value: chosen.url, label: chosen.text }] : []),
    ...known.map(({ text, url, count }) => ({ value: url, label: count ? `${text} (${count})` : text })),
  ];
}
