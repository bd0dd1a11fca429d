import type { SearchField } from '@caliper/contract/search/search.values.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Levels } from './levels.ts';
import type { Matched } from './matching.ts';
import { type Place, placeOf } from './place.ts';
import { namesNumber } from './search-index.ts';
import { fieldOf } from './title-words.ts';
import { breadth, nearness, newer, often, opened, weights } from './weights.ts';

/** What a word of the query adds to the score of an item. */
export interface WordScore {
  field: SearchField | null;
  weight: number;
  points: number;
}

export interface Score {
  points: number;
  words: WordScore[];
  extras: { reason: string; points: number }[];
  /** The chapter that counted most; 0 if none has any word. */
  chapter: number;
}

export interface Grounds {
  query: Query;
  rareness: readonly number[];
  levels: Levels;
  /** Which chapters have which terms; null if all of them have all. */
  has: readonly ReadonlySet<Place>[] | null;
}

const firstYear = 2000;
const aboutIt = new Set(['caption', 'heading', 'chapter']);

/** The same for the same index, vocabulary and viewer: nothing in it is learnt or drawn. */
export function scoreOf(matched: Matched, grounds: Grounds): Score {
  const { seen, chapters } = matched;
  const above = wordsAbove(matched, grounds);
  const numbers = matched.inNames ? [...chapters, namesNumber] : chapters;
  let best = { words: above, near: 0, points: sum(above), chapter: 0 };
  for (const number of numbers) {
    const place = placeOf(seen.item.item_id, number);
    const words = above.map((word, term) => better(word, wordIn(place, term, grounds)));
    const near = nearIn(place, grounds);
    const points = sum(words) + near;
    if (points > best.points || (points === best.points && number > 0 && best.chapter === 0))
      best = { words, near, points, chapter: Math.max(0, number) };
  }
  const extras = [
    { reason: 'side by side', points: best.near },
    { reason: 'several chapters are about it', points: breadthOf(seen.item.item_id, numbers, grounds) },
    { reason: 'may be opened', points: seen.mayOpen ? opened : 0 },
    { reason: 'newer', points: Math.max(0, seen.item.item_year - firstYear) * newer },
  ].filter(({ points }) => points > 0);
  const points = sum(best.words) + extras.reduce((total, one) => total + one.points, 0);
  return { points, words: best.words, extras, chapter: best.chapter };
}

const sum = (words: readonly WordScore[]) => words.reduce((total, { points }) => total + points, 0);

function better(one: WordScore, other: WordScore): WordScore {
  return other.weight > one.weight ? other : one;
}

function word(field: SearchField | null, weight: number, rareness = 0): WordScore {
  return { field, weight, points: weight * rareness };
}

/** Title, region, year and category stand above every chapter, and so does the description. */
function wordsAbove({ seen }: Matched, { query, rareness, levels }: Grounds): WordScore[] {
  return query.terms.map((term, at) => {
    const field = fieldOf(seen.item, term);
    if (field) return word(field, weights[field], rareness[at]);
    const isDescribed = levels.described[at]?.has(placeOf(seen.item.item_id, 0));
    return isDescribed ? word('description', weights.description, rareness[at]) : word(null, 0);
  });
}

function wordIn(place: Place, term: number, { levels, rareness, has }: Grounds): WordScore {
  if (has && !has[term]?.has(place)) return word(null, 0);
  if (levels.appendices.has(place)) return word('appendix', weights.appendix, rareness[term]);
  const field = levels.fields[term]?.get(place);
  if (field === undefined || field === 'title') return word('text', weights.text, rareness[term]);
  return field === 'often'
    ? word('text', often, rareness[term])
    : word(field, weights[field], rareness[term]);
}

function nearIn(place: Place, { levels, rareness }: Grounds): number {
  if (levels.appendices.has(place)) return 0;
  return levels.near.reduce((total, { field, text }, at) => {
    const both = Math.min(rareness[at] ?? 0, rareness[at + 1] ?? 0) * 2;
    return total + (field.has(place) ? both * nearness.field : text.has(place) ? both * nearness.text : 0);
  }, 0);
}

function breadthOf(item: number, numbers: readonly number[], { levels, rareness }: Grounds): number {
  return rareness.reduce((total, rare, term) => {
    const about = numbers.filter((number) =>
      aboutIt.has(levels.fields[term]?.get(placeOf(item, number)) ?? ''),
    );
    return total + rare * breadth * Math.log2(1 + about.length);
  }, 0);
}
