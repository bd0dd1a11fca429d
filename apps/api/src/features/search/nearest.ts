import type { Query } from '@caliper/text/query.ts';
import type { Lookup } from './lookup.ts';
import type { Matched } from './matching.ts';
import { bitOf, countIn, Marks, numbersIn, type Places, spanOf } from './place.ts';
import { namesNumber } from './search-index.ts';
import { type Eyes, eachSeen, type Seen } from './sight.ts';
import { fieldFinder, titleFinder } from './title-words.ts';
import { type Shared, sharesOf } from './tsquery.ts';

/** What has most of a query of which nothing has all. */
export interface Nearest {
  matched: Matched[];
  /** The places of each term that the viewer may know of. */
  has: Marks[];
  /** By item: the terms that it does not have anywhere. */
  missing: Map<number, number[]>;
}

const mostTerms = 12;
/** Less than half of the words, or only the common ones, is another question. */
const fewest = 0.5;
const lightest = 0.4;
/** What has much less than the best is not near. */
const nearEnough = 0.85;

/** The words of one item: for each chapter a bit for each term. */
interface Masks {
  seen: Seen;
  byNumber: Map<number, number>;
}

interface NearestNeeds {
  eyes: Eyes;
  now: Date;
  rareness: readonly number[];
  /** Places that do not count. */
  apartFrom: Marks;
}

export async function findNearest(
  lookup: Lookup,
  query: Query,
  { eyes, now, rareness, apartFrom }: NearestNeeds,
): Promise<Nearest> {
  const count = query.terms.length;
  if (count < 2 || count > mostTerms) return { matched: [], has: [], missing: new Map() };
  const single = query.terms.map((term): Query => ({ terms: [term], without: query.without }));
  const items = masksOf(await lookup.shared(single.map(sharesOf), now), eyes, apartFrom);
  const weigh = (mask: number) =>
    rareness.reduce((sum, rare, term) => sum + (mask & (1 << term) ? rare : 0), 0);
  const [isBarred, above] = [titleFinder(query.without), query.terms.map(fieldFinder)];
  const whole = [...items.values()]
    .filter(({ seen }) => !isBarred(seen.item))
    .map((one) => wholeOf(one, above));
  const known = whole.reduce((mask, one) => mask | one.mask, 0);
  // A word that is nowhere says nothing of what is near, but with one, a single word beside it is too little.
  const all = weigh(known);
  const least = Math.max(Math.ceil(count * fewest), countIn(known) < count ? 2 : 1);
  const enough = whole.filter(({ mask }) => countIn(mask) >= least && weigh(mask) >= all * lightest);
  const best = Math.max(0, ...enough.map(({ mask }) => weigh(mask)));
  const near = enough.filter(({ mask }) => weigh(mask) >= best * nearEnough);
  return {
    matched: near.map((one) => matchedOf(one, weigh)),
    has: hasOf(near, count),
    missing: new Map(near.map(({ masks, mask }) => [masks.seen.item.item_id, missingIn(mask, count)])),
  };
}

function masksOf(terms: readonly Shared<Places>[], eyes: Eyes, apartFrom: Marks): Map<number, Masks> {
  const found = new Map<number, Masks>();
  for (const [term, places] of terms.entries())
    eachSeen(places, eyes, (item, seen, span, all) => {
      const mask = all & ~apartFrom.in(item, span);
      if (mask === 0) return;
      const one = found.get(item) ?? { seen, byNumber: new Map() };
      found.set(item, one);
      for (const number of numbersIn(span, mask))
        one.byNumber.set(number, (one.byNumber.get(number) ?? 0) | (1 << term));
    });
  return found;
}

interface Whole {
  masks: Masks;
  /** What title, region, year and category have. */
  above: number;
  /** What the item has in all its places together. */
  mask: number;
}

function wholeOf(masks: Masks, fields: readonly ReturnType<typeof fieldFinder>[]): Whole {
  const above = fields.reduce((mask, find, at) => (find(masks.seen.item) ? mask | (1 << at) : mask), 0);
  return { masks, above, mask: [...masks.byNumber.values()].reduce((mask, one) => mask | one, above) };
}

/** The chapters that have the most of it. */
function matchedOf({ masks, above }: Whole, weigh: (mask: number) => number): Matched {
  const chapters = [...masks.byNumber].filter(([number]) => number > 0);
  const most = Math.max(0, ...chapters.map(([, mask]) => weigh(mask | above)));
  return {
    seen: masks.seen,
    chapters: chapters.filter(([, mask]) => weigh(mask | above) === most).map(([number]) => number),
    inDescription: masks.byNumber.has(0),
    inNames: masks.byNumber.has(namesNumber),
  };
}

function hasOf(near: readonly Whole[], count: number): Marks[] {
  const has = Array.from({ length: count }, () => new Marks());
  for (const { masks } of near) {
    for (const [number, mask] of masks.byNumber) {
      for (const [term, places] of has.entries())
        if (mask & (1 << term)) places.put(masks.seen.item.item_id, spanOf(number), bitOf(number));
    }
  }
  return has;
}

function missingIn(mask: number, count: number): number[] {
  return Array.from({ length: count }, (_, term) => term).filter((term) => !(mask & (1 << term)));
}
