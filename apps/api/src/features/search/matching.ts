import { setImmediate } from 'node:timers/promises';
import { hitsIn } from '@caliper/text/hits.ts';
import { isCertain } from '@caliper/text/lexemes.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Lookup } from './lookup.ts';
import { type ChapterKey, findChapters, type Places } from './search.store.ts';
import type { Eyes, Seen } from './sight.ts';
import { hasTerm, wordsOfItem } from './title-words.ts';
import { tsqueryOf } from './tsquery.ts';

/** An item that has the query, and where. */
export interface Matched {
  seen: Seen;
  /** The chapters of a report, in any order. */
  chapters: number[];
  /** Whether title and description have it, or the names of a dashboard. */
  inDescription: boolean;
  inNames: boolean;
}

/** With more chapters than this, the index alone decides, although it only knows pairs of words. */
const mostTexts = 50;

export function createMatching({ db, lookup }: { db: Db; lookup: Lookup }) {
  /** What a reader of everything would find, and what everybody else would. */
  async function lookUp(query: Query, now: Date): Promise<Record<'reader' | 'others', Places>> {
    const asReader = tsqueryOf(query);
    const asOthers = tsqueryOf(query, 'others');
    const reader = lookup.places(asReader, now);
    const others = asOthers === asReader ? reader : lookup.places(asOthers, now);
    return { reader: await reader, others: await others };
  }

  /** By the index where it is certain, otherwise by reading the texts. */
  async function confirm(query: Query, matched: Matched[]): Promise<Matched[]> {
    const isSure = query.terms.every(({ patterns }) => patterns.every(isCertain));
    const readable = matched.filter(({ seen, chapters }) => seen.mayOpen && chapters.length > 0);
    const total = readable.reduce((sum, { chapters }) => sum + chapters.length, 0);
    if (isSure || total > mostTexts) return matched;
    const confirmed = await readThrough(db, query, readable);
    return matched.map((one) => {
      const { item_id } = one.seen.item;
      return one.seen.mayOpen ? { ...one, chapters: confirmed.get(item_id) ?? [] } : one;
    });
  }

  return async function match(query: Query, eyes: Eyes, now: Date): Promise<Matched[]> {
    const found = gather(await lookUp(query, now), eyes);
    const confirmed = await confirm(query, found);
    return confirmed.flatMap((one) => checked(one, query) ?? []);
  };
}

export type Match = ReturnType<typeof createMatching>;

/** The places that the viewer may know of, by item. */
function gather(places: Record<'reader' | 'others', Places>, eyes: Eyes): Matched[] {
  const matched = new Map<number, Matched>();
  const add = ({ items, numbers }: Places, takes: (seen: Seen, number: number) => boolean) => {
    for (const [at, item] of items.entries()) {
      const seen = eyes.of(item);
      const number = numbers[at] ?? 0;
      if (!seen || !takes(seen, number)) continue;
      const one = matched.get(item) ?? { seen, chapters: [], inDescription: false, inNames: false };
      matched.set(item, one);
      if (number > 0) one.chapters.push(number);
      else if (number === 0) one.inDescription = true;
      else one.inNames = true;
    }
  };
  add(places.reader, (seen, number) => seen.mayOpen || number === 0);
  add(places.others, (seen, number) => !seen.mayOpen && number > 0);
  return [...matched.values()];
}

/** Title and description are visible to everyone, so they are read for the query as written. */
function checked(one: Matched, query: Query): Matched | null {
  const { item } = one.seen;
  if (query.without.some((term) => hasTerm(wordsOfItem(item).title, term))) return null;
  const inDescription =
    one.inDescription && hitsIn(`${item.item_name}\n${item.description}`, query).length > 0;
  const isFound = one.chapters.length > 0 || inDescription || one.inNames;
  return isFound ? { ...one, inDescription } : null;
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
