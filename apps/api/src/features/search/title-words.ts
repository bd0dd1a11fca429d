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

type PublicField = keyof ItemWords;

const kept = new WeakMap<CatalogueItem, ItemWords>();
/** Many items have the same ones. */
const keptDetails = new Map<string, string>();

/** Read once for each item: a changed one is another object. */
function wordsOfItem(item: CatalogueItem): ItemWords {
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

/** Tells the best of the fields in which an item has the term; null if none has. */
export function fieldFinder(term: Term): (item: CatalogueItem) => PublicField | null {
  const has = finderOf(term);
  return (item) => {
    const words = wordsOfItem(item);
    return fields.find((field) => has(words[field])) ?? null;
  };
}

/** Tells whether any of the terms is in the title of an item. */
export function titleFinder(terms: readonly Term[]): (item: CatalogueItem) => boolean {
  const finders = terms.map(finderOf);
  return (item) => finders.some((has) => has(wordsOfItem(item).title));
}

/** What is looked for is put together once: thousands of items are asked for it. */
function finderOf({ patterns }: Term): (words: string) => boolean {
  const ways = patterns.flatMap(waysOf);
  return (words) => ways.some((way) => way.every((part) => words.includes(part)));
}

/** Each way is found if all of it is. */
function waysOf(pattern: Pattern): string[][] {
  const whole = (lexeme: string) => ` ${lexeme} `;
  switch (pattern.by) {
    case 'stem':
      return lexemesFor(pattern).map(({ lexemes }) => lexemes.map(whole));
    case 'prefix':
      return [[` ${pattern.prefix}`]];
    case 'words':
      return pattern.from === 'guess' ? [] : [pattern.words.map((word) => whole(stemLexeme(word)))];
  }
}
