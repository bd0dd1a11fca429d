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
  chapters: readonly number[];
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

export function customThing(custom: CustomItem, points = 0): Thing {
  return {
    kind: 'custom-report',
    item: custom,
    isMine: true,
    count: 1,
    chapters: [],
    place: 0,
    points,
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

/** Which one of the choices leaves a thing out; null if none does. */
export function barrierOf(choice: Choice): (thing: Thing) => Narrowing | 'several' | null {
  const applied = narrowings.flatMap((one) => {
    const passes = tests[one](choice);
    return passes ? [{ one, passes }] : [];
  });
  return (thing) => {
    let barrier: Narrowing | null = null;
    for (const { one, passes } of applied) {
      if (passes(thing)) continue;
      if (barrier !== null) return 'several';
      barrier = one;
    }
    return barrier;
  };
}

const orders: Record<SearchSort, (a: Thing, b: Thing) => number> = {
  new: (a, b) => b.item.item_year - a.item.item_year,
  old: (a, b) => a.item.item_year - b.item.item_year,
  chapters: (a, b) => b.chapters.length - a.chapters.length,
  category: (a, b) => categoryPlace(a.item) - categoryPlace(b.item),
  best: (a, b) => b.points - a.points,
};

export function sorted(things: readonly Thing[], sortBy: SearchSort): Thing[] {
  return things.toSorted(orderOf(sortBy));
}

function orderOf(sortBy: SearchSort) {
  return (a: Thing, b: Thing) => orders[sortBy](a, b) || a.place - b.place || a.item.item_id - b.item.item_id;
}

/** Up to so many are picked out one by one, which takes less than sorting thousands for the ten of a page. */
const few = 200;

/** The first of them in order. */
export function firstOf(things: readonly Thing[], sortBy: SearchSort, most: number): Thing[] {
  if (most > few) return sorted(things, sortBy).slice(0, most);
  const order = orderOf(sortBy);
  const first: Thing[] = [];
  for (const thing of things) {
    const last = first[most - 1];
    if (last && order(thing, last) >= 0) continue;
    const after = first.findIndex((one) => order(thing, one) < 0);
    first.splice(after < 0 ? first.length : after, 0, thing);
    if (first.length > most) first.pop();
  }
  return first;
}
