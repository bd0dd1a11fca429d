import type { SearchKind, SearchSort } from '@caliper/contract/search/search.values.ts';
import type { CatalogueItem } from '../catalogue/index.ts';
import { categoryName, categoryPlace } from './category.ts';
import type { CustomItem } from './custom-titles.ts';
import type { Matched } from './matching.ts';

/** Something that was found, as lists sort, narrow and count it. */
export interface Thing {
  kind: SearchKind;
  item: CatalogueItem;
  /** Whether the company or the person has it. */
  isMine: boolean;
  /** How many results it is: a report has as many as it has tables with the query. */
  count: number;
  chapters: number[];
  /** The position in the catalogue, newest first. */
  place: number;
  points: number;
  custom?: CustomItem;
}

type Points = ReadonlyMap<number, { points: number }>;

export function thingOf(matched: Matched, scores: Points | null): Thing {
  const { item, kind, subscribed, place } = matched.seen;
  return {
    kind,
    item,
    isMine: subscribed,
    count: 1,
    chapters: matched.chapters,
    place,
    points: scores?.get(item.item_id)?.points ?? 0,
  };
}

/** The tables of a report that have the query. */
export function tablesThing({ seen }: Matched, count: number, scores: Points | null): Thing {
  const { item, subscribed, place } = seen;
  const points = scores?.get(item.item_id)?.points ?? 0;
  return { kind: 'table', item, isMine: subscribed, count, chapters: [], place, points };
}

export function customThing(custom: CustomItem): Thing {
  return {
    kind: 'custom-report',
    item: custom,
    isMine: true,
    count: 1,
    chapters: [],
    place: 0,
    points: 0,
    custom,
  };
}

export interface Choice {
  sortBy: SearchSort;
  category?: string | undefined;
  region?: string | undefined;
  year?: number | undefined;
  kinds?: readonly SearchKind[] | undefined;
  onlyMine?: boolean | undefined;
}

type Narrowing = 'category' | 'region' | 'year' | 'kinds' | 'onlyMine';

/** What each choice leaves; null if nothing was chosen. */
const tests: Record<Narrowing, (choice: Choice) => ((thing: Thing) => boolean) | null> = {
  category: ({ category }) => (category ? ({ item }) => categoryName(item) === category : null),
  region: ({ region }) => (region ? ({ item }) => item.region === region : null),
  year: ({ year }) => (year ? ({ item }) => item.item_year === year : null),
  kinds: ({ kinds }) => (kinds ? ({ kind }) => kinds.includes(kind) : null),
  onlyMine: ({ onlyMine }) => (onlyMine ? ({ isMine }) => isMine : null),
};

const narrowings = ['category', 'region', 'year', 'kinds', 'onlyMine'] as const;

/** What the choices leave, but for those that are to be disregarded. */
export function narrowed(things: readonly Thing[], choice: Choice, ...except: Narrowing[]): readonly Thing[] {
  const applied = narrowings.flatMap((one) => (except.includes(one) ? [] : (tests[one](choice) ?? [])));
  return applied.length === 0 ? things : things.filter((thing) => applied.every((test) => test(thing)));
}

const orders: Record<SearchSort, (a: Thing, b: Thing) => number> = {
  new: (a, b) => b.item.item_year - a.item.item_year,
  old: (a, b) => a.item.item_year - b.item.item_year,
  chapters: (a, b) => b.chapters.length - a.chapters.length,
  category: (a, b) => categoryPlace(a.item) - categoryPlace(b.item),
  best: (a, b) => b.points - a.points,
};

export function sorted(things: readonly Thing[], sortBy: SearchSort): Thing[] {
  return things.toSorted(
    (a, b) => orders[sortBy](a, b) || a.place - b.place || a.item.item_id - b.item.item_id,
  );
}
