import { parseQuery, type Query, type Term } from '@caliper/text/query.ts';
import { fold, foldedWords, wordsOf } from '@caliper/text/words.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { hasMatches, listSimilar } from './search.store.ts';
import { meant } from './spelling.ts';
import { tsqueryOf } from './tsquery.ts';

/** For a query that finds nothing: the same with its unknown words put right, if there are words that were meant. */
export function createSuggestion(db: Db) {
  async function isKnown(term: Term): Promise<boolean> {
    return hasMatches(db, tsqueryOf({ terms: [term] }));
  }

  return async function suggest(text: string, { terms }: Query): Promise<{ suggestion?: string }> {
    const corrections = new Map<string, string>();
    for (const term of terms) {
      if (await isKnown(term)) continue;
      for (const word of foldedWords(term.text)) {
        const right = meant(word, await listSimilar(db, word));
        if (right) corrections.set(word, right);
      }
    }
    if (corrections.size === 0) return {};
    const suggestion = corrected(text, corrections);
    return (await hasMatches(db, tsqueryOf(parseQuery(suggestion)))) ? { suggestion } : {};
  };
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
