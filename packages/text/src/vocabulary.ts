import { stem } from './stem.ts';
import { foldedWords } from './words.ts';

/** What else is meant by a name. Each member of either list may be several words. */
export interface VocabularyEntry {
  /** Names that mean the same. */
  words: readonly string[];
  /** What whoever searches for one of `words` finds as well. */
  meansAlso: readonly string[];
  /** Whether whoever searches for one of `meansAlso` finds `words`, too. */
  isMutual: boolean;
}

/** Which names mean the same, or something more general, in a search. Never changed: a later state is another object. */
export interface Vocabulary {
  entries: readonly VocabularyEntry[];
}

/** Every word means itself. */
export const noNames: Vocabulary = { entries: [] };

/** The names of a vocabulary, prepared for looking up. */
export interface Names {
  /** What else is searched for with a name, as folded words; null if it is no name. */
  meaningsOf(words: readonly string[]): readonly string[][] | null;
  /** The most words that a name has. */
  longest: number;
}

const prepared = new WeakMap<Vocabulary, Names>();

export function namesIn(vocabulary: Vocabulary): Names {
  const known = prepared.get(vocabulary) ?? prepare(vocabulary);
  prepared.set(vocabulary, known);
  return known;
}

function prepare({ entries }: Vocabulary): Names {
  const meanings = new Map<string, Map<string, string[]>>();
  let longest = 1;
  const add = (names: readonly string[], others: readonly string[]) => {
    for (const words of names.map(foldedWords)) {
      longest = Math.max(longest, words.length);
      const known = meanings.get(keyOf(words)) ?? new Map<string, string[]>();
      meanings.set(keyOf(words), known);
      for (const other of others.map(foldedWords)) known.set(other.join(' '), other);
    }
  };
  for (const { words, meansAlso, isMutual } of entries) {
    add(words, [...words, ...meansAlso]);
    if (isMutual) add(meansAlso, words);
  }
  return {
    longest,
    meaningsOf(words) {
      const key = keyOf(words);
      const found = meanings.get(key);
      // A word is found in all its forms, a row of words only as it is written.
      const isOther = (other: string[]) =>
        other.length > 1 ? other.join(' ') !== words.join(' ') : keyOf(other) !== key;
      return found ? [...found.values()].filter(isOther) : null;
    },
  };
}

/** A name has its plurals and spellings, too. */
function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}
