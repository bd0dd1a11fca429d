import type { Pattern } from './query.ts';
import { stem } from './stem.ts';
import { fold, wordsOf } from './words.ts';

/**
 * What an index keeps of a text, so that every pattern can be looked up in it: the stems, the words as they are, and
 * each two words in a row. The first character tells which it is, so that none passes for another.
 */
const lexeme = {
  stem: (word: string) => stem(word),
  word: (word: string) => `=${word}`,
  pair: (one: string, other: string) => `+${one} ${other}`,
};

export function lexemesOf(text: string): string[] {
  const found = new Set<string>();
  let before: string | null = null;
  for (const { start, end, opens } of wordsOf(text)) {
    const word = fold(text.slice(start, end));
    found.add(lexeme.stem(word)).add(lexeme.word(word));
    if (before !== null && !opens) found.add(lexeme.pair(before, word));
    before = word;
  }
  return [...found];
}

/** What a text must have for the pattern to be in it. */
export function lexemesFor(pattern: Pattern): { lexemes: string[]; isPrefix: boolean } {
  switch (pattern.by) {
    case 'stem':
      return { lexemes: [pattern.stem], isPrefix: false };
    case 'prefix':
      return { lexemes: [lexeme.word(pattern.prefix)], isPrefix: true };
    case 'words':
      return { lexemes: rowOf(pattern.words), isPrefix: false };
  }
}

function rowOf(words: readonly string[]): string[] {
  if (words.length === 1) return words.map(lexeme.word);
  return words.slice(1).map((word, index) => lexeme.pair(words[index] ?? '', word));
}

/** Pairs in a row make almost certain that three words and more stand in one: only the text itself knows. */
export function isCertain(pattern: Pattern): boolean {
  return pattern.by !== 'words' || pattern.words.length <= 2;
}
