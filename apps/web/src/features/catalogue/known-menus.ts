import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { CataloguePageAnswer } from './catalogue.queries.ts';
import type { CatalogueView } from './catalogue-address.ts';
import { categoryAt } from './categories.ts';

export interface MenuEntry {
  text: string;
  url: string;
  /** Not known until the server has answered. */
  count?: number;
}

export interface Menus {
  /** Null: still unknown, as are the sub-categories. */
  categories: readonly MenuEntry[] | null;
  subCategories: readonly MenuEntry[] | null;
}

/**
 * The panel from the latest answer of its quick filter, and before that from what is certain without one: all
 * categories and their sub-categories stand under All whatever they hold. `isCurrent` says that the answer is for
 * this very category.
 */
export function knownMenus(
  { filter, category }: Pick<CatalogueView, 'filter' | 'category'>,
  answer: Pick<CataloguePageAnswer, 'menus'> | undefined,
  isCurrent: boolean,
): Menus {
  const isAll = filter === 'all';
  const certain = isAll ? (categoryAt(category)?.subCategories ?? []) : null;
  return {
    categories: answer?.menus.categories ?? (isAll ? categories : null),
    subCategories: answer && isCurrent ? answer.menus.subCategories : certain,
  };
}
