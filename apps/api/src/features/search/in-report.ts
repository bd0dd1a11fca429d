import { setImmediate } from 'node:timers/promises';
import { findingsIn, hitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import { isAppendix } from './fields.ts';
import { sentencesIn } from './sentences.ts';

/** A chapter that is searched, whatever else is known of it. */
export interface Searched {
  chapter_title: string;
  text: string;
}

export interface ReportHits<T> {
  /** With optional words, if no chapter has all of them. */
  query: Query;
  chapters: { chapter: T; matches: number }[];
  hits: { chapter: T; hit: number; text: string; together: boolean }[];
  total: number;
  leftOut: string[];
}

/** Counts the hits of each chapter, and lists the best with their sentences. Yields after each: reports may be long. */
export async function searchChapters<T extends Searched>(
  asked: Query,
  all: readonly T[],
  { most, weigh }: { most: number; weigh: (term: number) => number },
): Promise<ReportHits<T>> {
  // An appendix with all words, such as a list of abbreviations, is not what was asked for.
  const told = all.filter(({ chapter_title }) => !isAppendix(chapter_title));
  const query = await nearestTo(asked, told.length > 0 ? told : all, weigh);
  const chapters: ReportHits<T>['chapters'] = [];
  const hits: (ReportHits<T>['hits'][number] & { words: number })[] = [];
  const needed = query.terms.filter(({ isOptional }) => !isOptional).length;
  for (const chapter of all) {
    const matches = hitsIn(chapter.text, query).length;
    if (matches > 0) chapters.push({ chapter, matches });
    if (matches > 0 && most > 0) {
      for (const { words, ...hit } of sentencesIn(chapter.text, query))
        hits.push({ chapter, ...hit, words, together: words >= needed });
    }
    await setImmediate();
  }
  return {
    query,
    chapters,
    hits: hits
      .sort((a, b) => b.words - a.words)
      .slice(0, most)
      .map(({ words: _, ...hit }) => hit),
    total: chapters.reduce((sum, { matches }) => sum + matches, 0),
    leftOut: query.terms.filter(({ isOptional }) => isOptional).map(({ text }) => text),
  };
}

/** The query itself if a chapter has all of it; otherwise one that needs only what the best chapters have. */
async function nearestTo(
  query: Query,
  all: readonly Searched[],
  weigh: (term: number) => number,
): Promise<Query> {
  let best = { terms: new Set<number>(), weight: 0 };
  for (const { text } of all) {
    const found = new Set([...findingsIn(text, query)].map(({ term }) => term));
    const weight = [...found].reduce((sum, term) => sum + weigh(term), 0);
    if (weight === best.weight) best.terms = new Set([...best.terms].filter((term) => found.has(term)));
    if (weight > best.weight) best = { terms: found, weight };
    if (best.terms.size === query.terms.length) return query;
    await setImmediate();
  }
  if (best.terms.size === 0) return query;
  return {
    ...query,
    terms: query.terms.map((term, at) => (best.terms.has(at) ? term : { ...term, isOptional: true })),
  };
}
