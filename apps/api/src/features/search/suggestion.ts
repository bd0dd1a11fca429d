import { parseQuery, type Query } from '@caliper/text/query.ts';
import { fold, foldedWords, wordsOf } from '@caliper/text/words.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { listSimilar } from './search.store.ts';
import { near } from './spelling.ts';

/** Whether the query finds anything that the viewer may know of. */
export type Finds = (query: Query) => Promise<boolean>;

/** Corrects one or two slips. Finding similar words is expensive, and many unknown words have no correction. */
const most = { words: 12, unknown: 2, tries: 5 };

/** For a query without results: the same with its unknown words corrected, if that finds anything. */
export function createSuggestion(db: Db) {
  /** The word list covers all reports, even deleted ones, so each candidate is checked for this viewer. */
  async function meant(word: string, finds: Finds): Promise<string | null> {
    for (const candidate of near(word, await listSimilar(db, word)).slice(0, most.tries))
      if (await finds(exactly(candidate))) return candidate;
    return null;
  }

  return async function suggest(text: string, query: Query, finds: Finds): Promise<{ suggestion?: string }> {
    if (foldedWords(text).length > most.words) return {};
    const unknown = await unknownWords(query, finds);
    if (unknown.size > most.unknown) return {};
    const corrections = new Map<string, string>();
    for (const word of unknown) {
      const right = await meant(word, finds);
      if (right) corrections.set(word, right);
    }
    if (corrections.size === 0) return {};
    const suggestion = corrected(text, corrections);
    return (await finds(parseQuery(suggestion))) ? { suggestion } : {};
  };
}

/** Some words of a phrase without results may be correct. */
async function unknownWords({ terms }: Query, finds: Finds): Promise<Set<string>> {
  const unknown = new Set<string>();
  for (const term of terms) {
    if (await finds({ terms: [term], without: [] })) continue;
    const words = foldedWords(term.text);
    for (const word of words) if (words.length === 1 || !(await finds(exactly(word)))) unknown.add(word);
  }
  return unknown;
}

function exactly(word: string): Query {
  return parseQuery(`"${word}"`);
}

function corrected(text: string, corrections: Map<string, string>): string {
  let result = '';
  let last = 0;
  for (const { start, end } of wordsOf(text)) {
    const word = text.slice(start, end);
    result += text.slice(last, start) + (corrections.get(fold(word)) ?? word);
    last = end;
  }
  return result + text.slice(last);
}
