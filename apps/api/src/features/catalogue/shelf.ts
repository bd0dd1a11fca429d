import { type ItemKind, type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { compareNames } from '@caliper/text/names.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';

/** An item of the catalogue, the same for every viewer. */
export type CatalogueItem = Omit<ItemRow, 'current_version'> & {
  /** Its demo data set, if it has one. */
  demo_id: number | null;
  /** Set for a custom report, which takes its details from its first report. */
  c_report_id: number | null;
};

/** Items in order, with the regions and years among them. */
export interface Group {
  items: readonly CatalogueItem[];
  regions: readonly Region[];
  years: readonly number[];
}

export function groupOf(items: readonly CatalogueItem[]): Group {
  const present = new Set(items.map(({ region }) => region));
  return {
    items,
    regions: regions.filter((region) => present.has(region)),
    years: [...new Set(items.map(({ item_year }) => item_year))].sort((a, b) => b - a),
  };
}

export interface CategoryGroup extends Group {
  subCategories: Map<number, Group>;
}

/** Items sorted into their categories once, so that a page need not scan all of them. */
export interface Facets extends Group {
  categories: Map<number, CategoryGroup>;
}

export function facetsOf(items: readonly CatalogueItem[]): Facets {
  return filedFacets(items, items, (own) => own);
}

export interface Filing {
  category_id: number;
  sub_category_id: number;
}

/** Facets of items that may be filed in several places; `itemsIn` maps filings back to their items. */
export function filedFacets<F extends Filing>(
  items: readonly CatalogueItem[],
  filed: readonly F[],
  itemsIn: (filed: readonly F[]) => readonly CatalogueItem[],
): Facets {
  const categories = new Map<number, CategoryGroup>();
  for (const [id, own] of Map.groupBy(filed, ({ category_id }) => category_id)) {
    const bySub = Map.groupBy(own, ({ sub_category_id }) => sub_category_id);
    const subCategories = new Map([...bySub].map(([subId, list]) => [subId, groupOf(itemsIn(list))]));
    categories.set(id, { ...groupOf(itemsIn(own)), subCategories });
  }
  return { ...groupOf(items), categories };
}

/** Facets with a few more items. Groups without new items are reused, since a shelf may be long. */
export function withMore(facets: Facets, more: readonly CatalogueItem[]): Facets {
  if (more.length === 0) return facets;
  const categories = new Map(facets.categories);
  for (const [id, own] of Map.groupBy(more, ({ category_id }) => category_id)) {
    const { subCategories, ...group } = categories.get(id) ?? { ...nothing, subCategories: new Map() };
    const subs = new Map(subCategories);
    for (const [subId, list] of Map.groupBy(own, ({ sub_category_id }) => sub_category_id))
      subs.set(subId, joined(subs.get(subId) ?? nothing, list));
    categories.set(id, { ...joined(group, own), subCategories: subs });
  }
  return {
    ...boundsOf(facets, more),
    categories,
    // Computed only on request: this is the longest list, and needed only when no category is chosen.
    get items() {
      return placed(facets.items, more);
    },
  };
}

export const nothing: Group = { items: [], regions: [], years: [] };

function joined(group: Group, more: readonly CatalogueItem[]): Group {
  return { ...boundsOf(group, more), items: placed(group.items, more) };
}

function boundsOf(group: Group, more: readonly CatalogueItem[]): Omit<Group, 'items'> {
  const { regions: newRegions, years: newYears } = groupOf(more);
  return {
    regions: regions.filter((region) => group.regions.includes(region) || newRegions.includes(region)),
    years: [...new Set([...group.years, ...newYears])].sort((a, b) => b - a),
  };
}

/** Inserts each item where it belongs in the sorted list. */
function placed(items: readonly CatalogueItem[], more: readonly CatalogueItem[]): CatalogueItem[] {
  const result = [...items];
  for (const item of more) {
    let [from, to] = [0, result.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = result[middle];
      if (other && newestFirst(other, item) <= 0) from = middle + 1;
      else to = middle;
    }
    result.splice(from, 0, item);
  }
  return result;
}

/** Everything of one kind. */
export interface Shelf {
  /** What customers may see, in order. */
  shown: Facets;
  /** All items by id, including hidden ones. */
  byId: Map<number, CatalogueItem>;
  /** Each item's position in the order. */
  places: Map<number, number>;
}

export type Shelves = Record<ItemKind, Shelf>;

export function stock(ordered: readonly CatalogueItem[]): Shelves {
  return {
    report: shelfOf(ordered, 'report'),
    medsku: shelfOf(ordered, 'medsku'),
    pt: shelfOf(ordered, 'pt'),
    survey: shelfOf(ordered, 'survey'),
  };
}

function shelfOf(items: readonly CatalogueItem[], kind: ItemKind): Shelf {
  const own = items.filter((item) => item.kind === kind);
  return {
    shown: facetsOf(own.filter(({ visible }) => visible)),
    byId: new Map(own.map((item) => [item.item_id, item])),
    places: new Map(own.map((item, place) => [item.item_id, place])),
  };
}

export function newestFirst(a: CatalogueItem, b: CatalogueItem): number {
  return (
    b.item_year - a.item_year ||
    compareNames(a.item_name, b.item_name) ||
    compareNames(a.region, b.region) ||
    a.item_id - b.item_id
  );
}
