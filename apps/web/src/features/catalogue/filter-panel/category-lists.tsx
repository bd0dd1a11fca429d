import type { MouseEvent } from 'react';
import { type CatalogueView, chooseCategory, chooseSubCategory } from '../catalogue-address.ts';
import type { Menus } from '../known-menus.ts';
import { ViewLink } from '../view-link.tsx';
import classes from './category-lists.module.css';
import { MenuList } from './menu-list.tsx';
import { MenuSkeleton } from './menu-skeleton.tsx';

interface CategoryListsProps {
  view: CatalogueView;
  menus: Menus;
  hasFailed: boolean;
}

export function CategoryLists({ view, menus, hasFailed }: CategoryListsProps) {
  return (
    <>
      <nav className={classes.part} aria-label="Category">
        <p className={classes.label}>Category</p>
        <Categories view={view} menus={menus} hasFailed={hasFailed} />
      </nav>
      <nav tabIndex={-1} className={classes.part} aria-label="Sub-category">
        <p className={classes.label}>Sub-category</p>
        <SubCategories view={view} menus={menus} />
      </nav>
    </>
  );
}

function Categories({ view, menus: { categories }, hasFailed }: CategoryListsProps) {
  if (categories === null) return hasFailed ? <p className={classes.hint}>Not loaded</p> : <MenuSkeleton />;
  if (categories.length === 0) return <p className={classes.hint}>None</p>;
  return (
    <MenuList
      entries={categories}
      columns={2}
      chosen={view.category}
      viewOf={(category) => chooseCategory(view, category)}
    />
  );
}

function SubCategories({ view, menus: { subCategories } }: Pick<CategoryListsProps, 'view' | 'menus'>) {
  if (view.category === null) return <p className={classes.hint}>Choose a category first</p>;
  return (
    <>
      {subCategories?.length === 0 && <p className={classes.hint}>None</p>}
      <MenuList
        entries={subCategories ?? []}
        columns={1}
        chosen={view.subCategory}
        viewOf={(subCategory) => chooseSubCategory(view, subCategory)}
      />
      <ViewLink className={classes.clear} view={chooseCategory(view, null)} onClick={focusList}>
        Clear category
      </ViewLink>
    </>
  );
}

/** The link disappears with the category, so the focus moves to the list. */
function focusList(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('nav')?.focus({ preventScroll: true });
}
