import { setImmediate } from 'node:timers/promises';
import { hitsIn } from '@caliper/text/hits.ts';
import { isCertain } from '@caliper/text/lexemes.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Lookup } from './lookup.ts';
import { bits, numbersIn, type Places } from './place.ts';
import { type ChapterKey, findChapters } from './search.store.ts';
import { type Eyes, eachSeen, type Seen } from './sight.ts';
import { titleFinder } from './title-words.ts';
import { type Shared, sharesOf } from './tsquery.ts';

/** An item that has the query, and where. */
export interface Matched {
  seen: Seen;
  /** The chapters of a report, in any order. */
  chapters: readonly number[];
  /** Whether title and description have it, or the names of a dashboard. */
  inDescription: boolean;
  inNames: boolean;
}

/** With more chapters than this, the index alone decides, although it only knows pairs of words. */
const mostTexts = 50;

export function createMatching({ db, lookup }: { db: Db; lookup: Lookup }) {
  /** By reading the texts, unless they are too many. */
  async function confirm(query: Query, matched: Matched[]): Promise<Matched[]> {
    const readable = matched.filter(({ seen, chapters }) => seen.mayOpen && chapters.length > 0);
    const total = readable.reduce((sum, { chapters }) => sum + chapters.length, 0);
    if (total > mostTexts) return matched;
    const confirmed = await readThrough(db, query, readable);
    return matched.map((one) => {
      const { item_id } = one.seen.item;
      return one.seen.mayOpen ? { ...one, chapters: confirmed.get(item_id) ?? [] } : one;
    });
  }

  return async function match(query: Query, eyes: Eyes, now: Date): Promise<Matched[]> {
    const isSure = query.terms.every(({ patterns }) => patterns.every(isCertain));
    const [places] = await lookup.shared([sharesOf(query)], now);
    const found = places ? gather(places, eyes) : [];
    const confirmed = isSure ? found : await confirm(query, found);
    if (isSure && query.without.length === 0) return confirmed;
    const isBarred = titleFinder(query.without);
    return confirmed.filter((one) => !isBarred(one.seen.item) && isFound(one, query, isSure));
  };
}

export type Match = ReturnType<typeof createMatching>;

/** The places that the viewer may know of, by item. */
function gather(places: Shared<Places>, eyes: Eyes): Matched[] {
  const matched = new Map<number, Matched>();
  eachSeen(places, eyes, (item, seen, span, mask) => {
    const one = matched.get(item);
    if (one) add(one, span, mask);
    else matched.set(item, add({ seen, chapters: [], inDescription: false, inNames: false }, span, mask));
  });
  return [...matched.values()];
}

function add(one: Matched, span: number, mask: number): Matched {
  const first = span === 0 ? mask & (bits.title | bits.names) : 0;
  if (first & bits.title) one.inDescription = true;
  if (first & bits.names) one.inNames = true;
  const chapters = numbersIn(span, mask & ~first);
  one.chapters = one.chapters.length > 0 ? [...one.chapters, ...chapters] : chapters;
  return one;
}

/** Title and description are visible to everyone, so they are read for the query as written, unless the index is sure. */
function isFound(one: Matched, query: Query, isSure: boolean): boolean {
  const { item } = one.seen;
  if (one.inDescription && !isSure)
    one.inDescription = hitsIn(`${item.item_name}\n${item.description}`, query).length > 0;
  return one.chapters.length > 0 || one.inDescription || one.inNames;
}

async function readThrough(db: Db, query: Query, matched: Matched[]): Promise<Map<number, number[]>> {
  const wanted = matched.flatMap(({ seen, chapters }) =>
    chapters.map((chapter_number) => ({ report_id: seen.item.item_id, chapter_number, withText: true })),
  );
  const found: ChapterKey[] = [];
  for (const chapter of await findChapters(db, wanted)) {
    if (hitsIn(chapter.plain_text ?? '', query).length > 0) found.push(chapter);
    await setImmediate();
  }
  const byReport = Map.groupBy(found, ({ report_id }) => report_id);
  return new Map([...byReport].map(([id, list]) => [id, list.map(({ chapter_number }) => chapter_number)]));
}
