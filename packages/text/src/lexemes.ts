import { isFigure } from './numbers.ts';
import type { Pattern } from './query.ts';
import { stem } from './stem.ts';
import { fold, wordsOf } from './words.ts';

/**
 * What an index keeps of a text, so that every pattern can be looked up in it: the stems, the words as they are, and
 * every pair of adjacent words. The first character marks the kind, so that none is mistaken for another. Words with
 * digits are a kind of their own: whoever may not read a text does not find it by the beginning of a figure either.
 */
const lexeme = {
  stem: (word: string) => (isFigure(word) ? `#${word}` : stem(word)),
  word: (word: string) => `${isFigure(word) ? '#' : '='}${word}`,
  pair: (one: string, other: string) => `+${one} ${other}`,
};

export const stemLexeme = lexeme.stem;

export function lexemesOf(text: string): string[] {
  return [...countLexemes(text).keys()];
}

/** The lexemes of a text; those that stand for any form of a word with how often that occurs, the others with 0. */
export function countLexemes(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let before: string | null = null;
  for (const { start, end, opens } of wordsOf(text)) {
    const word = fold(text.slice(start, end));
    const any = lexeme.stem(word);
    found.set(any, (found.get(any) ?? 0) + 1);
    const [exact, pair] = [lexeme.word(word), before === null || opens ? null : lexeme.pair(before, word)];
    if (!found.has(exact)) found.set(exact, 0);
    if (pair !== null && !found.has(pair)) found.set(pair, 0);
    before = word;
  }
  return found;
}

/** What a text must contain to match the pattern: for each way, all of its lexemes. */
export function lexemesFor(pattern: Pattern): { lexemes: string[]; isPrefix: boolean }[] {
  switch (pattern.by) {
    case 'stem':
      return [{ lexemes: [isFigure(pattern.stem) ? `#${pattern.stem}` : pattern.stem], isPrefix: false }];
    case 'prefix':
      return beginnings(pattern.prefix).map((one) => ({ lexemes: [one], isPrefix: true }));
    case 'words':
      return [{ lexemes: rowOf(pattern.words), isPrefix: false }];
  }
}

/** What begins without a digit may go on with one. */
function beginnings(prefix: string): string[] {
  return isFigure(prefix) ? [`#${prefix}`] : [`=${prefix}`, `#${prefix}`];
}

function rowOf(words: readonly string[]): string[] {
  if (words.length === 1) return words.map(lexeme.word);
  return words.slice(1).map((word, index) => lexeme.pair(words[index] ?? '', word));
}

/** Pairs only make it likely that three or more words are adjacent; the text itself must be checked. */
export function isCertain(pattern: Pattern): boolean {
  return pattern.by !== 'words' || pattern.words.length <= 2;
}
