import { lexemesFor, stemLexeme } from '@caliper/text/lexemes.ts';
import type { Pattern, Term } from '@caliper/text/query.ts';
import { foldedWords } from '@caliper/text/words.ts';
import type { CatalogueItem } from '../catalogue/index.ts';
import { categoryName } from './category.ts';

/**
 * The words of an item that stand above all its text, as lexemes with a space before and after each: a catalogue has
 * thousands of items, and sets of words would be most of what the process holds of them.
 */
interface ItemWords {
  title: string;
  details: string;
}

export type PublicField = keyof ItemWords;

const kept = new WeakMap<CatalogueItem, ItemWords>();
/** Many items have the same ones. */
const keptDetails = new Map<string, string>();

/** Read once for each item: a changed one is another object. */
export function wordsOfItem(item: CatalogueItem): ItemWords {
  const known = kept.get(item);
  if (known) return known;
  const words = { title: lexemesIn(item.item_name), details: detailsOf(item) };
  kept.set(item, words);
  return words;
}

function detailsOf(item: CatalogueItem): string {
  const text = `${item.region}\n${item.item_year}\n${categoryName(item)}`;
  const known = keptDetails.get(text) ?? lexemesIn(text);
  keptDetails.set(text, known);
  return known;
}

function lexemesIn(text: string): string {
  return ` ${foldedWords(text).map(stemLexeme).join(' ')} `;
}

const fields = ['title', 'details'] as const;

/** The best of the fields in which an item has the term; null if none has. */
export function fieldOf(item: CatalogueItem, term: Term): PublicField | null {
  const words = wordsOfItem(item);
  return fields.find((field) => hasTerm(words[field], term)) ?? null;
}

export function hasTerm(words: string, { patterns }: Term): boolean {
  return patterns.some((pattern) => hasPattern(words, pattern));
}

function hasPattern(words: string, pattern: Pattern): boolean {
  const has = (lexeme: string) => words.includes(` ${lexeme} `);
  switch (pattern.by) {
    case 'stem':
      return lexemesFor(pattern).some(({ lexemes }) => lexemes.every(has));
    case 'prefix':
      return words.includes(` ${pattern.prefix}`);
    case 'words':
      return pattern.from !== 'guess' && pattern.words.every((word) => has(stemLexeme(word)));
  }
}
