import { compareNames } from '@caliper/text/names.ts';
import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import type { ReportTree } from '../reports.queries.ts';

type TreeCategory = ReportTree['categoriesData'][number];
type TreeSubCategory = TreeCategory['sub_categories'][number];
export type ManagedReport = TreeSubCategory['collections'][number];

export interface ManagedSubCategory {
  id: number;
  name: string;
  reports: readonly ManagedReport[];
}

export interface ManagedCategory {
  id: number;
  name: string;
  subCategories: readonly ManagedSubCategory[];
}

/** What a page of all reports shows: no empty categories or sub-categories, sorted by title ignoring case. */
export function managedCategories(tree: ReportTree): ManagedCategory[] {
  return tree.categoriesData.map(managedCategory).filter(({ subCategories }) => subCategories.length > 0);
}

/** A change of one report keeps the rest of the tree, so only its own category is sorted again. */
const managedCategory = remembered(
  ({ category_id, category_name, sub_categories }: TreeCategory): ManagedCategory => ({
    id: category_id,
    name: category_name,
    subCategories: sub_categories.map(managedSubCategory).filter(({ reports }) => reports.length > 0),
  }),
);

const managedSubCategory = remembered(
  ({ sub_category_id, sub_category_name, collections }: TreeSubCategory): ManagedSubCategory => ({
    id: sub_category_id,
    name: sub_category_name,
    reports: collections.toSorted((one, other) => compareNames(one.report_name, other.report_name)),
  }),
);

function remembered<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}

/** The reports whose title or year contains all the words, in any order. */
export function matchingReports(reports: readonly ManagedReport[], words: string): readonly ManagedReport[] {
  return reports.filter(({ report_name, report_year }) =>
    hasAllWords(`${report_name} ${report_year}`, words),
  );
}

/** MedCore reports are changed by the support account only. */
export function choosable(reports: readonly ManagedReport[]): readonly ManagedReport[] {
  return reports.filter(({ c_report_id }) => c_report_id === null);
}

/** All that can be chosen, in the order of the page; with words, those that contain them. */
export function listed(categories: readonly ManagedCategory[], words = ''): ManagedReport[] {
  return categories.flatMap(({ subCategories }) =>
    subCategories.flatMap(({ reports }) => choosable(matchingReports(reports, words))),
  );
}

/** The tree with one report changed, or (null) without it; every other branch stays the same object. */
export function withReport(
  tree: ReportTree,
  id: number,
  change: (report: ManagedReport) => ManagedReport | null,
): ReportTree {
  return { categoriesData: replaceIn(tree.categoriesData, inCategory) };

  function inCategory(category: TreeCategory): TreeCategory {
    const sub_categories = replaceIn(category.sub_categories, inSubCategory);
    return sub_categories === category.sub_categories ? category : { ...category, sub_categories };
  }

  function inSubCategory(subCategory: TreeSubCategory): TreeSubCategory {
    if (!subCategory.collections.some(({ report_id }) => report_id === id)) return subCategory;
    const collections = subCategory.collections.flatMap((report) =>
      report.report_id === id ? (change(report) ?? []) : report,
    );
    return { ...subCategory, collections };
  }
}

function replaceIn<T>(list: T[], replace: (one: T) => T): T[] {
  const next = list.map(replace);
  return next.every((one, index) => one === list[index]) ? list : next;
}
