import type { ReadableBecause } from '../../platform/postgres/tables.ts';
import { type CatalogueItem, type Facets, type Filing, filedFacets, type Shelf } from './shelf.ts';

/** A custom report that somebody may read, as the database tells it. */
export interface CustomRow {
  c_report_id: number;
  c_report_name: string;
  why: ReadableBecause[];
  /** As JSON has it. */
  created_on: string;
  user_email: string;
  owner: string;
  company: string;
  medcore: boolean;
  /** Of the one who asks. */
  favorite: boolean;
  has_markets: boolean;
  /** The report of each bookmark, in their order. */
  sources: number[];
}

/** It stands in the catalogue where the first of its reports stands that can be seen. */
export interface CustomItem extends CatalogueItem {
  c_report_id: number;
  /** Where its reports stand, each place once. */
  filings: Filing[];
  custom: Pick<CustomRow, 'why' | 'user_email' | 'owner' | 'company' | 'medcore' | 'favorite'>;
}

export function customItems(rows: readonly CustomRow[], shelf: Shelf): CustomItem[] {
  return rows.map((row) => toItem(row, shelf));
}

/** By themselves, custom reports stand in every place where one of their reports does. */
export function customFacets(items: readonly CustomItem[]): Facets {
  const filed = items.flatMap((item) => item.filings.map((filing) => ({ item, ...filing })));
  return filedFacets(items, filed, (own) => [...new Set(own.map(({ item }) => item))]);
}

/** Curated reports that the company was given. */
export function isHeld({ custom }: CustomItem): boolean {
  return custom.medcore && custom.why.includes('given');
}

/** Those that stand among the reports: admins see to all of them. */
export function isCurated(item: CustomItem): boolean {
  return isHeld(item) || (item.custom.medcore && item.custom.why.includes('staff'));
}

/** Those that somebody made or was given. */
export function isTheirs({ custom }: CustomItem): boolean {
  return custom.why.some((why) => why !== 'staff');
}

function toItem(row: CustomRow, shelf: Shelf): CustomItem {
  const { c_report_id, c_report_name, why, user_email, owner, company, medcore, favorite } = row;
  const sources = [...new Set(row.sources)]
    .map((id) => shelf.byId.get(id))
    .filter((item): item is CatalogueItem => item?.visible ?? false);
  const [first] = sources;
  const created = new Date(row.created_on);
  return {
    ...(first ?? unfiled(created)),
    item_id: first?.item_id ?? row.sources[0] ?? 0,
    item_name: c_report_name,
    description: sources.map(({ item_name, item_year }) => `${item_name}, ${item_year}`).join('; '),
    visible: first !== undefined,
    global_dashboard: row.has_markets,
    chapters: row.sources.length,
    date_added: created,
    demo_id: null,
    c_report_id,
    filings: filingsOf(sources),
    custom: { why, user_email, owner, company, medcore, favorite },
  };
}

function filingsOf(sources: readonly CatalogueItem[]): Filing[] {
  const places = new Map(
    sources.map(({ category_id, sub_category_id }) => [sub_category_id, { category_id, sub_category_id }]),
  );
  return [...places.values()];
}

/** For one that has nothing left to be seen. */
function unfiled(created: Date) {
  return {
    kind: 'report',
    item_year: created.getUTCFullYear(),
    region: 'Global',
    icon: 'Computer',
    category_id: 0,
    sub_category_id: 0,
    dashboard_kind: 'market',
  } as const;
}
