import { Bones } from '@caliper/ui/messages/bone.tsx';
import type { MouseEvent } from 'react';
import { type CatalogueView, chooseCategory, chooseSubCategory } from '../catalogue-address.ts';
import type { MenuEntry, Menus } from '../known-menus.ts';
import { ViewLink } from '../view-link.tsx';
import classes from './category-lists.module.css';

interface CategoryListsProps {
  view: CatalogueView;
  menus: Menus;
  hasFailed: boolean;
}

export function CategoryLists({ view, menus, hasFailed }: CategoryListsProps) {
  return (
    <>
      <nav className={classes.part} aria-label="Category">
        <p className="mb8 label faint">Category</p>
        <Categories view={view} menus={menus} hasFailed={hasFailed} />
      </nav>
      <nav tabIndex={-1} className={classes.part} aria-label="Sub-category">
        <p className="mb8 label faint">Sub-category</p>
        <SubCategories view={view} menus={menus} />
      </nav>
    </>
  );
}

function Categories({ view, menus: { categories }, hasFailed }: CategoryListsProps) {
  if (categories === null)
    return hasFailed ? <p className="small faint py4">Not loaded</p> : <MenuSkeleton />;
  if (categories.length === 0) return <p className="small faint py4">None</p>;
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
  if (view.category === null) return <p className="small faint py4">Choose a category first</p>;
  return (
    <>
      {subCategories?.length === 0 && <p className="small faint py4">None</p>}
      <MenuList
        entries={subCategories ?? []}
        columns={1}
        chosen={view.subCategory}
        viewOf={(subCategory) => chooseSubCategory(view, subCategory)}
      />
      <ViewLink
        className="mt8 link py4 inlineblock dense semi"
        view={chooseCategory(view, null)}
        onClick={focusList}
      >
        Clear category
      </ViewLink>
    </>
  );
}

/** The link disappears with the category, so the focus moves to the list. */
function focusList(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('nav')?.focus({ preventScroll: true });
}

interface MenuListProps {
  entries: readonly MenuEntry[];
  columns: 1 | 2;
  /** The chosen entry's part of the address. */
  chosen: string | null;
  viewOf: (url: string) => CatalogueView;
}

function MenuList({ entries, columns, chosen, viewOf }: MenuListProps) {
  return (
    <ul className={classes.list} data-columns={columns}>
      {entries.map(({ text, url, count }) => (
        <li key={url}>
          <ViewLink
            className={classes.entry}
            view={viewOf(url)}
            aria-current={url === chosen ? 'true' : undefined}
          >
            <span>{text}</span>
            <Count value={count} />
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}

function Count({ value }: { value: number | undefined }) {
  return (
    <span className="small faint" translate="no">
      {value === 0 ? '–' : value}
    </span>
  );
}

const lines = ['46%', '32%', '48%', '30%', '44%', '34%'].map((width) => [width, 12] as const);

/** The outline of a list of categories that is loading. */
function MenuSkeleton() {
  return (
    <div className="grid gap16 py8" aria-hidden="true">
      <Bones sizes={lines} />
    </div>
  );
}
