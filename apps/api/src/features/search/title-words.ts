import { lexemesFor, stemLexeme } from '@caliper/text/lexemes.ts';
import type { Pattern, Term } from '@caliper/text/query.ts';
import { foldedWords } from '@caliper/text/words.ts';
import type { CatalogueItem } from '../catalogue/index.ts';
import { categoryName } from './category.ts';

/** The words of an item that stand above all its text, as lexemes. */
interface ItemWords {
  title: Set<string>;
  details: Set<string>;
}

export type PublicField = keyof ItemWords;

const kept = new WeakMap<CatalogueItem, ItemWords>();

/** Read once for each item: a changed one is another object. */
export function wordsOfItem(item: CatalogueItem): ItemWords {
  const known = kept.get(item);
  if (known) return known;
  const words = {
    title: lexemesIn(item.item_name),
    details: lexemesIn(`${item.region}\n${item.item_year}\n${categoryName(item)}`),
  };
  kept.set(item, words);
  return words;
}

function lexemesIn(text: string): Set<string> {
  return new Set(foldedWords(text).map(stemLexeme));
}

const fields = ['title', 'details'] as const;

/** The best of the fields in which an item has the term; null if none has. */
export function fieldOf(item: CatalogueItem, term: Term): PublicField | null {
  const words = wordsOfItem(item);
  return fields.find((field) => hasTerm(words[field], term)) ?? null;
}

export function hasTerm(words: ReadonlySet<string>, { patterns }: Term): boolean {
  return patterns.some((pattern) => hasPattern(words, pattern));
}

function hasPattern(words: ReadonlySet<string>, pattern: Pattern): boolean {
  switch (pattern.by) {
    case 'stem':
      return lexemesFor(pattern).some(({ lexemes }) => lexemes.every((one) => words.has(one)));
    case 'prefix':
      return [...words].some((word) => word.startsWith(pattern.prefix));
    case 'words':
      return pattern.from !== 'guess' && pattern.words.every((word) => words.has(stemLexeme(word)));
  }
}
