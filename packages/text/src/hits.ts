import type { Pattern, Query } from './query.ts';
import { stem } from './stem.ts';
import { fold, wordsOf } from './words.ts';

/** Where something was found: the first character, and the one after the last. */
export interface Hit {
  start: number;
  end: number;
}

/** Where a text matches a query; empty unless every term matches. Counts and marks both use these hits. */
export function hitsIn(text: string, query: Query): Hit[] {
  const found = [...findingsIn(text, query)];
  const isComplete = new Set(found.map(({ term }) => term)).size === query.terms.length;
  return isComplete ? withoutOverlaps(found) : [];
}

/** Where a text matches any term of a query. */
export function anyHitsIn(text: string, query: Query): Hit[] {
  return withoutOverlaps([...findingsIn(text, query)]);
}

interface Finding extends Hit {
  /** The term's index in the query. */
  term: number;
}

/** Ordered by where they end. */
export function* findingsIn(text: string, query: Query): Generator<Finding> {
  const lookup = lookupOf(query);
  let row: { start: number; word: string }[] = [];
  for (const { start, end, opens } of wordsOf(text)) {
    if (opens) row = [];
    if (!lookup.mayBegin(text, start) && row.length === 0) continue;
    const word = fold(text.slice(start, end));
    for (const term of lookup.termsOf(word)) yield { start, end, term };
    if (lookup.longestRow === 0) continue;
    row.push({ start, word });
    if (row.length > lookup.longestRow) row.shift();
    for (const { words, term } of lookup.rowsEndingIn(word)) {
      const from = row.length - words.length;
      if (words.every((one, index) => row[from + index]?.word === one)) {
        yield { start: row[from]?.start ?? start, end, term };
      }
    }
  }
}

interface Row {
  words: readonly string[];
  term: number;
}

const none: readonly Row[] = [];

/** The patterns of a query, prepared for checking word by word. */
function lookupOf({ terms }: Query) {
  const patterns = terms.flatMap((one, term) => one.patterns.map((pattern) => ({ pattern, term })));
  const stems = new Map<string, number[]>();
  const prefixes: { prefix: string; term: number }[] = [];
  const rows: Row[] = [];
  for (const { pattern, term } of patterns) {
    if (pattern.by === 'stem') stems.set(pattern.stem, [...(stems.get(pattern.stem) ?? []), term]);
    else if (pattern.by === 'prefix') prefixes.push({ prefix: pattern.prefix, term });
    else rows.push({ words: pattern.words, term });
  }
  const initials = new Set(patterns.map(({ pattern }) => beginningOf(pattern).charAt(0)));
  const byLastWord = Map.groupBy(rows, ({ words }) => words.at(-1));
  return {
    rowsEndingIn: (word: string): readonly Row[] => byLastWord.get(word) ?? none,
    longestRow: Math.max(0, ...rows.map(({ words }) => words.length)),
    /** Most words can be ruled out by their first letter, which no form of a word changes. */
    mayBegin(text: string, start: number): boolean {
      const first = text.charAt(start);
      return first > '\u007f' || initials.has(first.toLowerCase());
    },
    termsOf(word: string): Set<number> {
      const begun = prefixes.filter(({ prefix }) => word.startsWith(prefix)).map(({ term }) => term);
      return new Set([...(stems.get(stem(word)) ?? []), ...begun]);
    },
  };
}

function beginningOf(pattern: Pattern): string {
  if (pattern.by === 'words') return pattern.words[0] ?? '';
  return pattern.by === 'stem' ? pattern.stem : pattern.prefix;
}

/** From left to right; of two that begin together, the longer one. */
function withoutOverlaps(found: Finding[]): Hit[] {
  const kept: Hit[] = [];
  for (const { start, end } of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= (kept.at(-1)?.end ?? 0)) kept.push({ start, end });
  }
  return kept;
}
