import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { customReportPath, itemPath, reportPath } from '../../../lib/navigation/paths.ts';
import { managedReportsQuery, type ReportTree } from '../reports.queries.ts';
import type { ManagedReport } from './report-tree.ts';

/** Items of all kinds are managed with the same pages; these say which kind it is. */
const ManagedKind = createContext<ItemKind>('report');
export const ManagedKindProvider = ManagedKind.Provider;
export const useManagedKind = () => useContext(ManagedKind);

export type OtherKind = Exclude<ItemKind, 'report'>;

interface KindWords {
  one: string;
  many: string;
  edit: string;
  edited: string;
  deleted: string;
}

const otherWords = { edit: 'Edit Details', edited: 'Changes saved', deleted: 'Deleted successfully!' };

export const kindWords: Record<ItemKind, KindWords> = {
  report: {
    one: 'report',
    many: 'reports',
    edit: 'Edit Report Details',
    edited: manageTexts.edited,
    deleted: manageTexts.deleted,
  },
  medsku: { one: 'MedSKU item', many: 'MedSKU items', ...otherWords },
  pt: { one: 'procedure tracker', many: 'procedure trackers', ...otherWords },
  survey: { one: 'survey', many: 'surveys', ...otherWords },
};

/** '1 survey', '43 surveys' */
export function counted(kind: ItemKind, count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? kindWords[kind].one : kindWords[kind].many}`;
}

interface AnyTree<Collection> {
  categoriesData: {
    category_id: number;
    category_name: string;
    sub_categories: { sub_category_id: number; sub_category_name: string; collections: Collection[] }[];
  }[];
}

/** Items of other kinds are called by the names that reports have. */
function renamed<Collection>(
  tree: AnyTree<Collection>,
  rename: (item: Collection) => Omit<ManagedReport, 'c_report_id' | 'global_dashboard'>,
): ReportTree {
  const categoriesData = tree.categoriesData.map((category) => ({
    ...category,
    sub_categories: category.sub_categories.map((sub) => ({
      ...sub,
      collections: sub.collections.map((item) => ({
        c_report_id: null,
        global_dashboard: 0 as const,
        ...rename(item),
      })),
    })),
  }));
  return { categoriesData };
}

const counts = { query: { subscriberCount: '' } } as const;

const trees: Record<OtherKind, (signal: AbortSignal) => Promise<ReportTree>> = {
  medsku: async (signal) =>
    renamed(await call('medskuCatalogs', counts, { signal }), (one) => {
      const { medsku_id, medsku_name, medsku_year, medsku_demo_id: _, ...rest } = one;
      return { ...rest, report_id: medsku_id, report_name: medsku_name, report_year: medsku_year };
    }),
  pt: async (signal) =>
    renamed(await call('ptCatalogs', counts, { signal }), (one) => {
      const { pt_id, pt_name, pt_year, pt_demo_id: _, ...rest } = one;
      return { ...rest, report_id: pt_id, report_name: pt_name, report_year: pt_year };
    }),
  survey: async (signal) =>
    renamed(await call('surveyCatalogs', counts, { signal }), (one) => {
      const { survey_id, survey_name, survey_year, ...rest } = one;
      return { ...rest, report_id: survey_id, report_name: survey_name, report_year: survey_year };
    }),
};

/** All items of the kind with the number of their subscribers. */
export function managedQuery(kind: ItemKind) {
  return queryOptions({
    queryKey: managedKey(kind),
    queryFn: ({ signal }): Promise<ReportTree> =>
      kind === 'report' ? call('catalogs', counts, { signal }) : trees[kind](signal),
    meta: showsOwnError,
  });
}

export function managedKey(kind: ItemKind) {
  return kind === 'report' ? managedReportsQuery.queryKey : [...managedReportsQuery.queryKey, kind];
}

/** What staff do with one of them: reports have calls of their own. */
export const managing = {
  edit: (kind: ItemKind, id: number, body: Input<'editReport'>['body']) =>
    kind === 'report'
      ? call('editReport', { params: { id }, body })
      : call('editItem', { params: { kind, id }, body }),
  setVisible: (kind: ItemKind, id: number, status: 0 | 1) =>
    kind === 'report'
      ? call('setReportVisible', { params: { id }, body: { status } })
      : call('setItemVisible', { params: { kind, id }, body: { status } }),
  remove: (kind: ItemKind, id: number) =>
    kind === 'report'
      ? call('deleteReport', { params: { id } })
      : call('deleteItem', { params: { kind, id } }),
  holders: (kind: ItemKind, ids: number[]) => call('itemHolders', { params: { kind }, body: { ids } }),
};

export function managedPath(kind: ItemKind, { report_id, report_name, c_report_id }: ManagedReport): string {
  if (kind !== 'report') return itemPath(kind, report_id, report_name);
  return c_report_id === null
    ? reportPath(report_id, report_name)
    : customReportPath(c_report_id, report_name);
}
