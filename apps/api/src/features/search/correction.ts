import { isFigure, isScale } from '@caliper/text/numbers.ts';
import { parseQuery, type Query } from '@caliper/text/query.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import { fold, foldedWords, wordsOf } from '@caliper/text/words.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { listSimilar } from './search.store.ts';
import { near } from './spelling.ts';

/** Whether the query finds anything that the viewer may know of. */
export type Finds = (query: Query) => Promise<boolean>;

/** The text with its misspelt words put right, and whether it finds something as a whole. */
export interface Correction {
  text: string;
  isFound: boolean;
}

/** Corrects one or two slips. Finding similar words is expensive, and many unknown words have no correction. */
const most = { words: 12, unknown: 2, tries: 5 };

/** For a query without results: the same with its unknown words corrected. */
export function createCorrection(db: Db) {
  /** The word list covers all reports, even deleted ones, so each candidate is checked for this viewer. */
  async function meant(word: string, finds: Finds): Promise<string | null> {
    for (const candidate of near(word, await listSimilar(db, word)).slice(0, most.tries))
      if (!isScale(candidate) && (await finds(exactly(candidate)))) return candidate;
    return null;
  }

  return async function correct(
    text: string,
    query: Query,
    { finds, vocabulary }: { finds: Finds; vocabulary: Vocabulary },
  ): Promise<Correction | null> {
    if (foldedWords(text).length > most.words) return null;
    const unknown = await unknownWords(query, finds);
    if (unknown.size > most.unknown) return null;
    const corrections = new Map<string, string>();
    for (const word of unknown) {
      const right = await meant(word, finds);
      if (right) corrections.set(word, right);
    }
    if (corrections.size === 0) return null;
    const corrected = withWords(text, corrections);
    return { text: corrected, isFound: await finds(parseQuery(corrected, vocabulary)) };
  };
}

/** Some words of a phrase without results may be correct. A number is never another one. */
async function unknownWords({ terms, without }: Query, finds: Finds): Promise<Set<string>> {
  const unknown = new Set<string>();
  for (const term of terms) {
    if (await finds({ terms: [term], without })) continue;
    const words = foldedWords(term.text).filter((word) => !isFigure(word) && !isScale(word));
    for (const word of words)
      if (terms.length === 1 && words.length === 1) unknown.add(word);
      else if (!(await finds(exactly(word)))) unknown.add(word);
  }
  return unknown;
}

function exactly(word: string): Query {
  return parseQuery(`"${word}"`);
}

function withWords(text: string, corrections: Map<string, string>): string {
  let result = '';
  let last = 0;
  for (const { start, end } of wordsOf(text)) {
    const word = text.slice(start, end);
    result += text.slice(last, start) + (corrections.get(fold(word)) ?? word);
    last = end;
  }
  return result + text.slice(last);
}
