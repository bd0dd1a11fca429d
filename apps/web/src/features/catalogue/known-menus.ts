import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { CataloguePageAnswer } from './catalogue.queries.ts';
import type { CatalogueView } from './catalogue-address.ts';
import { categoryAt } from './categories.ts';

export interface MenuEntry {
  text: string;
  url: string;
  /** Unknown until the server has answered. */
  count?: number;
}

export interface Menus {
  /** Null while unknown, as are the sub-categories. */
  categories: readonly MenuEntry[] | null;
  subCategories: readonly MenuEntry[] | null;
}

/**
 * The menus from the latest answer for the quick filter, and before that what is certain without one: All lists every
 * category and sub-category, even empty ones. The sub-categories come from the latest answer for this category.
 */
export function knownMenus(
  { filter, category }: Pick<CatalogueView, 'filter' | 'category'>,
  answer: Pick<CataloguePageAnswer, 'menus'> | undefined,
  ofCategory: Pick<CataloguePageAnswer, 'menus'> | undefined,
): Menus {
  const isAll = filter === 'all';
  const certain = isAll ? (categoryAt(category)?.subCategories ?? []) : null;
  return {
    categories: answer?.menus.categories ?? (isAll ? categories : null),
    subCategories: ofCategory?.menus.subCategories ?? certain,
  };
}
