import type { ReadableBecause } from '../../platform/postgres/tables.ts';
import type { ChosenMarkets } from './chosen-markets.ts';
import { unfiled } from './item-details.ts';
import { type CatalogueItem, type Facets, type Filing, filedFacets, type Shelf } from './shelf.ts';

/** A custom report the viewer may read, as stored in the database. */
export interface CustomRow {
  c_report_id: number;
  c_report_name: string;
  why: ReadableBecause[];
  /** A date as JSON. */
  created_on: string;
  user_email: string;
  owner: string;
  company: string;
  medcore: boolean;
  /** Whether it is a favourite of the viewer. */
  favorite: boolean;
  chosen: ChosenMarkets[];
  /** The report of each bookmark, in bookmark order. */
  sources: number[];
}

/** In the catalogue, a custom report is filed with the first of its reports that is visible. */
export interface CustomItem extends CatalogueItem {
  c_report_id: number;
  /** Where its reports are filed, each place once. */
  filings: Filing[];
  custom: Pick<CustomRow, 'why' | 'user_email' | 'owner' | 'company' | 'medcore' | 'favorite' | 'chosen'>;
}

export function customItems(rows: readonly CustomRow[], shelf: Shelf): CustomItem[] {
  return rows.map((row) => toItem(row, shelf));
}

/** On their own page, custom reports are listed under every category that one of their reports belongs to. */
export function customFacets(items: readonly CustomItem[]): Facets {
  const filed = items.flatMap((item) => item.filings.map((filing) => ({ item, ...filing })));
  return filedFacets(items, filed, (own) => [...new Set(own.map(({ item }) => item))]);
}

/** Whether it is a MedCore report that the company was given. */
export function isHeld({ custom }: CustomItem): boolean {
  return custom.medcore && custom.why.includes('given');
}

/** Whether it is listed among the reports; admins and sales see every MedCore report there. */
export function isListedAmongReports(item: CustomItem): boolean {
  return isHeld(item) || (item.custom.medcore && item.custom.why.includes('staff'));
}

/** Whether the viewer made it or was given it. */
export function isTheirs({ custom }: CustomItem): boolean {
  return custom.why.some((why) => why !== 'staff');
}

function toItem(row: CustomRow, shelf: Shelf): CustomItem {
  const { c_report_id, c_report_name, why, user_email, owner, company, medcore, favorite, chosen } = row;
  const sources = [...new Set(row.sources)]
    .map((id) => shelf.byId.get(id))
    .filter((item): item is CatalogueItem => item?.visible ?? false);
  const [first] = sources;
  const created = new Date(row.created_on);
  return {
    ...(first ?? {
      kind: 'report',
      item_year: created.getUTCFullYear(),
      dashboard_kind: 'market',
      ...unfiled,
    }),
    item_id: first?.item_id ?? row.sources[0] ?? 0,
    item_name: c_report_name,
    description: sources.map(({ item_name, item_year }) => `${item_name}, ${item_year}`).join('; '),
    visible: first !== undefined,
    global_dashboard: chosen.length > 0,
    chapters: row.sources.length,
    date_added: created,
    demo_id: null,
    c_report_id,
    filings: filingsOf(sources),
    custom: { why, user_email, owner, company, medcore, favorite, chosen },
  };
}

function filingsOf(sources: readonly CatalogueItem[]): Filing[] {
  const places = new Map(
    sources.map(({ category_id, sub_category_id }) => [sub_category_id, { category_id, sub_category_id }]),
  );
  return [...places.values()];
}
