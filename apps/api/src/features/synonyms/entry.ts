import { stem } from '@caliper/text/stem.ts';
import type { Vocabulary, VocabularyEntry } from '@caliper/text/vocabulary.ts';
import { foldedWords } from '@caliper/text/words.ts';

/** What an entry says, as a search reads it. */
export type Said = VocabularyEntry;

/** Without what is no letter or digit: case, accents and hyphens do not count. */
export function foldedName(name: string): string {
  return foldedWords(name).join(' ');
}

/** Names that a search looks up alike: plurals, American and British spelling. */
export function keyOf(name: string): string {
  return foldedWords(name).map(stem).join(' ');
}

/** An entry with the keys of its names. */
export interface Keyed {
  words: string[];
  meansAlso: string[];
  isMutual: boolean;
}

export function keyed({ words, meansAlso, isMutual }: Said): Keyed {
  return { words: words.map(keyOf), meansAlso: meansAlso.map(keyOf), isMutual };
}

export function vocabularyOf(entries: readonly Said[]): Vocabulary {
  return {
    entries: entries.map(({ words, meansAlso, isMutual }) => ({ words, meansAlso, isMutual })),
  };
}

/** The names by which somebody who searches comes to an entry. */
export function searchedNames({ words, meansAlso, isMutual }: Said): string[] {
  return isMutual ? [...words, ...meansAlso] : [...words];
}

export function allNames({ words, meansAlso }: Said): string[] {
  return [...words, ...meansAlso];
}
