import type { Pattern, Query, Term } from './query.ts';
import { stem } from './stem.ts';
import { fold, wordsOf } from './words.ts';

/** Where something was found: the first character, and the one after the last. */
export interface Hit {
  start: number;
  end: number;
}

/**
 * Where a text matches a query; empty unless every term does that is not optional, and nothing that it must be without.
 * Counts and marks both use these hits.
 */
export function hitsIn(text: string, query: Query): Hit[] {
  const found = [...findingsIn(text, query, true)];
  const terms = new Set(found.map(({ term }) => term));
  const isComplete = query.terms.every(({ isOptional }, term) => isOptional || terms.has(term));
  const hasExcluded = query.without.some((_, index) => terms.has(query.terms.length + index));
  return isComplete && !hasExcluded ? withoutOverlaps(found) : [];
}

/** Where a text matches any term of a query. */
export function anyHitsIn(text: string, query: Query): Hit[] {
  return withoutOverlaps([...findingsIn(text, query)]);
}

interface Finding extends Hit {
  /** The term's index in the query; those to be without come after the others. */
  term: number;
}

/** Ordered by where they end. */
export function* findingsIn(text: string, query: Query, withExcluded = false): Generator<Finding> {
  const lookup = withExcluded ? lookupOf([...query.terms, ...query.without]) : knownLookup(query.terms);
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
    // Most words begin no row, and need not be kept.
    while (row[0] && !lookup.beginsRow(row[0].word)) row.shift();
  }
}

interface Row {
  words: readonly string[];
  term: number;
}

const none: readonly Row[] = [];

const lookups = new WeakMap<readonly Term[], ReturnType<typeof lookupOf>>();

/** A query is looked for in one text after the other. */
function knownLookup(terms: readonly Term[]): ReturnType<typeof lookupOf> {
  const lookup = lookups.get(terms) ?? lookupOf(terms);
  lookups.set(terms, lookup);
  return lookup;
}

/** The patterns of terms, prepared for checking word by word. */
function lookupOf(terms: readonly Term[]) {
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
  const firstWords = new Set(rows.map(({ words }) => words[0]));
  const byLastWord = Map.groupBy(rows, ({ words }) => words.at(-1));
  return {
    rowsEndingIn: (word: string): readonly Row[] => byLastWord.get(word) ?? none,
    beginsRow: (word: string) => firstWords.has(word),
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
