import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { type Holding, nothing } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { View } from './catalogue.service.ts';
import { mayOpenChosen } from './chosen-markets.ts';
import { type CustomItem, isHeld } from './custom-items.ts';
import { mayOpenDashboard } from './dashboard-part.ts';
import { type Holdings, holdingOf } from './holding.ts';
import { detailsOf, digestOf, toReport } from './item-details.ts';
import type { CatalogueItem } from './shelf.ts';

type PageItem = Answer<'cataloguePage'>['items'][number];

const asGiven: Holding = { ...nothing, full: true };

export function toPageItem(
  viewer: Viewer,
  view: Pick<View, 'shelf' | 'holdings'>,
  item: CatalogueItem | CustomItem,
): PageItem {
  if ('custom' in item) return toCustomPageItem(viewer, view, item);
  const holding = holdingOf(view.holdings, item.item_id);
  return {
    kind: item.kind,
    ...reportFacts(item),
    ...facts(item, holding),
    chapters: item.chapters,
    dashboard_kind: item.dashboard_kind,
    line: item.line_id,
    subscribed: holding.full,
    sample_markets: holding.full ? [] : holding.sampleMarkets,
    custom: null,
    can: { openDashboard: mayOpenDashboard(viewer, item, holding) },
  };
}

/** Custom reports are not bought: everyone who can see one has all of it, except for the figures of its dashboard. */
function toCustomPageItem(
  viewer: Viewer,
  view: Pick<View, 'shelf' | 'holdings'>,
  item: CustomItem,
): PageItem {
  const { user_email, owner, company, medcore } = item.custom;
  return {
    kind: item.kind,
    ...reportFacts(item),
    ...facts(item, asGiven),
    chapters: item.chapters,
    dashboard_kind: item.dashboard_kind,
    line: null,
    subscribed: isHeld(item),
    sample_markets: [],
    // Anyone who has a custom report sees it, even when its reports are hidden or deleted.
    visible: 1,
    custom: { user_email, owner, company, medcore },
    can: { openDashboard: mayOpenChosen(viewer, view, item.custom) },
  };
}

/** What items of every kind have in common. A sample or demo counts only without full access. */
function facts(item: CatalogueItem, { full, sampleMarkets, demo }: Holding) {
  const [market = null] = full ? [] : sampleMarkets;
  return {
    ...detailsOf(item),
    visible: flag(item.visible),
    sample: market !== null,
    market_name: market,
    demo: demo && !full,
    date_added: epochSeconds(item.date_added),
  };
}

function reportFacts(item: CatalogueItem) {
  return {
    ...toReport(item),
    c_report_id: item.c_report_id,
    global_dashboard: flag(item.global_dashboard),
  };
}

export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** The whole tree of categories, with the items in each. */
export function toTree<T>(items: Iterable<CatalogueItem>, toCollection: (item: CatalogueItem) => T) {
  const bySub = Map.groupBy(items, ({ sub_category_id }) => sub_category_id);
  return {
    categoriesData: categories.map((category) => ({
      category_id: category.categoryId,
      category_name: category.text,
      sub_categories: category.subCategories.map((sub) => ({
        sub_category_id: sub.subCategoryId,
        sub_category_name: sub.text,
        collections: (bySub.get(sub.subCategoryId) ?? []).map(toCollection),
      })),
    })),
  };
}

export interface Subscribers {
  items: Map<number, number>;
  /** By custom report id. */
  medcore: Map<number, number>;
}

export function reportCollection(holdings: Holdings, subscribers: Subscribers | null) {
  return (item: CatalogueItem) => ({
    ...reportFacts(item),
    ...facts(item, item.c_report_id === null ? holdingOf(holdings, item.item_id) : asGiven),
    ...managed(item, subscribers),
  });
}

/** What staff see of it besides. */
function managed(item: CatalogueItem, subscribers: Subscribers | null) {
  return subscribers ? { subscriptions: countOf(subscribers, item), digest: digestOf(item) } : {};
}

function countOf({ items, medcore }: Subscribers, { item_id, c_report_id }: CatalogueItem): number {
  return (c_report_id === null ? items.get(item_id) : medcore.get(c_report_id)) ?? 0;
}

export function medskuCollection(holdings: Holdings, subscribers: Subscribers | null) {
  return (item: CatalogueItem) => ({
    medsku_id: item.item_id,
    medsku_name: item.item_name,
    medsku_year: item.item_year,
    medsku_demo_id: item.demo_id,
    ...facts(item, holdingOf(holdings, item.item_id)),
    ...managed(item, subscribers),
  });
}

export function ptCollection(holdings: Holdings, subscribers: Subscribers | null) {
  return (item: CatalogueItem) => ({
    pt_id: item.item_id,
    pt_name: item.item_name,
    pt_year: item.item_year,
    pt_demo_id: item.demo_id,
    ...facts(item, holdingOf(holdings, item.item_id)),
    ...managed(item, subscribers),
  });
}

export function surveyCollection(holdings: Holdings, subscribers: Subscribers | null) {
  return (item: CatalogueItem) => ({
    survey_id: item.item_id,
    survey_name: item.item_name,
    survey_year: item.item_year,
    ...facts(item, holdingOf(holdings, item.item_id)),
    ...managed(item, subscribers),
  });
}
