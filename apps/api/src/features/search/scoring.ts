import type { SearchField } from '@caliper/contract/search/search.values.ts';
import { fieldsOfChapters, type Levels } from './levels.ts';
import type { Matched } from './matching.ts';
import { bitOf, type Marks, spanOf } from './place.ts';
import { namesNumber } from './search-index.ts';
import type { Seen } from './sight.ts';
import type { fieldFinder } from './title-words.ts';
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
  /** For each term. */
  fields: readonly ReturnType<typeof fieldFinder>[];
  rareness: readonly number[];
  levels: Levels;
  /** Which chapters have which terms; null if all of them have all. */
  has: readonly Marks[] | null;
}

/** Where a word stands, and how much that counts. */
type Standing = Pick<WordScore, 'field' | 'weight'>;

const missing: Standing = { field: null, weight: 0 };
const standings = Object.fromEntries(
  Object.entries(weights).map(([field, weight]) => [field, { field, weight }]),
) as Record<SearchField, Standing>;
const inChapters = fieldsOfChapters.map(
  (field): Standing => (field === 'often' ? { field: 'text', weight: often } : standings[field]),
);

const firstYear = 2000;

/** The same for the same index, vocabulary and viewer: nothing in it is learnt or drawn. */
export function scoreOf(matched: Matched, grounds: Grounds): Score {
  const { seen, chapters } = matched;
  const { rareness } = grounds;
  const numbers = matched.inNames ? [...chapters, namesNumber] : chapters;
  const above = standingsAbove(matched, grounds);
  let best = { words: above, near: 0, points: sumOf(above, rareness), chapter: 0 };
  let about = above.map(() => 0);
  let [here, span]: [Span | null, number] = [null, -1];
  for (const number of numbers) {
    if (!here || spanOf(number) !== span) {
      span = spanOf(number);
      here = spanAt(seen, span, grounds);
    }
    const bit = bitOf(number);
    const { fields } = here;
    const words = above.map((word, term) => better(word, standingAt(here as Span, term, bit)));
    about = about.map((count, term) => count + Number(isAbout(fields[term], bit)));
    const near = nearAt(here, bit, rareness);
    const points = sumOf(words, rareness) + near;
    if (points > best.points || (points === best.points && isBefore(number, best.chapter)))
      best = { words, near, points, chapter: Math.max(0, number) };
  }
  const extras = [
    { reason: 'side by side', points: best.near },
    { reason: 'several chapters are about it', points: breadthOf(about, rareness) },
    { reason: 'may be opened', points: seen.mayOpen ? opened : 0 },
    { reason: 'newer', points: Math.max(0, seen.item.item_year - firstYear) * newer },
  ].filter(({ points }) => points > 0);
  const words = best.words.map((one, term) => ({ ...one, points: one.weight * (rareness[term] ?? 0) }));
  const points = sumOf(best.words, rareness) + extras.reduce((total, one) => total + one.points, 0);
  return { points, words, extras, chapter: best.chapter };
}

/** What something that may be opened has if each word stands in its title. */
export function titlePoints(rareness: readonly number[]): number {
  return (
    sumOf(
      rareness.map(() => standings.title),
      rareness,
    ) + opened
  );
}

/** Of chapters that are as good the first, and any rather than none. */
const isBefore = (number: number, chapter: number) => number > 0 && (chapter === 0 || number < chapter);

function sumOf(words: readonly Standing[], rareness: readonly number[]): number {
  return words.reduce((total, { weight }, term) => total + weight * (rareness[term] ?? 0), 0);
}

function better(one: Standing, other: Standing): Standing {
  return other.weight > one.weight ? other : one;
}

/** Title, region, year and category stand above every chapter, and so does the description. */
function standingsAbove({ seen }: Matched, { fields, levels }: Grounds): Standing[] {
  return fields.map((find, at) => {
    const field = find(seen.item);
    if (field) return standings[field];
    return levels.described[at]?.has(seen.item.item_id, 0) ? standings.description : missing;
  });
}

/** What is known of a span of an item: of each term, and of each with the next. */
interface Span {
  has: number[] | null;
  appendices: number;
  fields: number[][];
  near: { field: number; text: number }[];
}

function spanAt({ item: { item_id: item }, mayOpen }: Seen, span: number, { levels, has }: Grounds): Span {
  const fields = levels.fields.map((marks, term) => {
    const known = has ? (has[term]?.in(item, span) ?? 0) : everywhere;
    return fieldsOfChapters.map(
      (field) => marks[mayOpen ? 'reader' : 'others'][field].in(item, span) & known,
    );
  });
  return {
    has: has?.map((one) => one.in(item, span)) ?? null,
    appendices: levels.appendices.in(item, span),
    fields,
    near: levels.near.map(({ field, text }, at) => ({
      field: field.in(item, span) & (mayOpen ? everywhere : inTitle(fields[at]) & inTitle(fields[at + 1])),
      text: mayOpen ? text.in(item, span) : 0,
    })),
  };
}

const everywhere = -1;

/** Titles of chapters are public. What else stands side by side would tell others the sentences, word by word. */
const inTitle = ([title = 0]: readonly number[] = []) => title;

function standingAt({ has, appendices, fields }: Span, term: number, bit: number): Standing {
  if (has && !((has[term] ?? 0) & bit)) return missing;
  if (appendices & bit) return standings.appendix;
  const field = fields[term]?.findIndex((mask) => mask & bit) ?? -1;
  return inChapters[field] ?? standings.text;
}

/** In its title, a heading or a caption: not by saying it often. */
function isAbout([title = 0, heading = 0, caption = 0]: readonly number[] = [], bit: number): boolean {
  return ((title | heading | caption) & bit) !== 0;
}

function nearAt({ appendices, near }: Span, bit: number, rareness: readonly number[]): number {
  if (appendices & bit) return 0;
  return near.reduce((total, { field, text }, at) => {
    const both = Math.min(rareness[at] ?? 0, rareness[at + 1] ?? 0) * 2;
    return total + (field & bit ? both * nearness.field : text & bit ? both * nearness.text : 0);
  }, 0);
}

function breadthOf(about: readonly number[], rareness: readonly number[]): number {
  return about.reduce((total, count, term) => {
    return total + (rareness[term] ?? 0) * breadth * Math.log2(1 + count);
  }, 0);
}
