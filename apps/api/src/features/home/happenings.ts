import type { NewsTag } from '@caliper/contract/home/home.values.ts';
import type { CatalogueItem } from '../catalogue/index.ts';
import type { Release } from './news.store.ts';

/** Something that happened to an item that the viewer may open. */
export interface Happening {
  item: CatalogueItem;
  at: Date;
  tag: Exclude<NewsTag, 'corrected'>;
  /** Of its text; else it is new, or has new figures. */
  release?: Release;
}

interface Known {
  /** Those that the viewer may open, by id. */
  items: ReadonlyMap<number, CatalogueItem>;
  releases: readonly Release[];
  figures: readonly { item_id: number; at: Date }[];
  /** For each line of editions its first year. */
  firstYears: ReadonlyMap<number, number>;
  since: Date;
}

/** The last that happened to each item, newest first. */
export function happeningsAmong({ items, releases, figures, firstYears, since }: Known): Happening[] {
  const arrived = [...items.values()]
    .filter(({ date_added }) => date_added > since)
    .map((item): Happening => {
      const isFirst = item.item_year === firstYears.get(item.line_id);
      return { item, at: item.date_added, tag: isFirst ? 'new' : 'new edition' };
    });
  const updated = (item_id: number, at: Date, release?: Release): Happening[] => {
    const item = items.get(item_id);
    return item ? [{ item, at, tag: 'updated', ...(release && { release }) }] : [];
  };
  const happened = [
    ...arrived,
    ...releases.flatMap((release) => updated(release.item_id, release.at, release)),
    ...figures.flatMap(({ item_id, at }) => updated(item_id, at)),
  ];
  const ordered = happened.sort((a, b) => +b.at - +a.at || b.item.item_id - a.item.item_id);
  const last = new Map<number, Happening>();
  for (const one of ordered) if (!last.has(one.item.item_id)) last.set(one.item.item_id, one);
  return [...last.values()];
}

/** The first year of the lines that any of these items is in. */
export function firstYearsOf(items: Iterable<CatalogueItem>): Map<number, number> {
  const years = new Map<number, number>();
  for (const { line_id, item_year, visible } of items) {
    if (visible) years.set(line_id, Math.min(item_year, years.get(line_id) ?? item_year));
  }
  return years;
}
