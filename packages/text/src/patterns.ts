import type { Chunk } from './chunks.ts';
import { isYear, writingsOf } from './numbers.ts';
import type { Pattern } from './query.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import type { Names } from './vocabulary.ts';

const shortestPrefix = 3;
/** The parts that a word is taken apart into have at least so many letters. */
const shortestPart = 3;
const longestCompound = 20;

/** All ways to find what was typed. The last word may be the beginning of one. */
export function patternsOf(chunk: Chunk, names: Names, isLast: boolean): Pattern[] {
  const { words, isQuoted } = chunk;
  if (isQuoted) return [{ by: 'words', words }];
  const meanings = names.meaningsOf(words);
  const patterns = [
    ...(meanings === null ? asTyped(words) : [...asTyped(words), ...meanings.flatMap(asKnown)]),
    ...(writingsOf(words) ?? []).map((row): Pattern => ({ by: 'words', words: row, from: 'known' })),
  ];
  const [word = ''] = words;
  // A name is complete: OCT is not the beginning of October. So is a year.
  const canGoOn =
    isLast && words.length === 1 && word.length >= shortestPrefix && meanings === null && !isYear(word);
  return canGoOn ? [...patterns, { by: 'prefix', prefix: word }] : patterns;
}

/** A hyphenated word, such as x-ray, is several adjacent words, or one. */
function asTyped(words: readonly string[]): Pattern[] {
  const [word = ''] = words;
  if (words.length > 1) return [{ by: 'words', words }, ...otherNumber(words), ...joined(words)];
  return [{ by: 'stem', stem: stem(word) }, ...partings(word)];
}

function asKnown(words: readonly string[]): Pattern[] {
  const [word = ''] = words;
  if (words.length === 1) return [{ by: 'stem', stem: stem(word) }];
  return [words, ...otherNumber(words).map((one) => one.words)].map((row) => ({
    by: 'words',
    words: row,
    from: 'known',
  }));
}

/** Knee replacement and knee replacements. */
function otherNumber(words: readonly string[]) {
  const last = words.at(-1) ?? '';
  if (!/^[a-z]{4,}$/.test(last)) return [];
  return [{ by: 'words' as const, words: [...words.slice(0, -1), turned(last)], from: 'guess' as const }];
}

const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=(s|x|ch|sh))es$/, ''],
  [/(?<=(ss|x|ch|sh|ns|us|is))$/, 'es'],
  [/s$/, ''],
  [/$/, 's'],
];

/** One into several, several into one. */
function turned(word: string): string {
  const [from, to] = endings.find(([ending]) => ending.test(word)) ?? [/$/, 's'];
  return word.replace(from, to);
}

function joined(words: readonly string[]): Pattern[] {
  return words.length === 2 && isPlain(words) ? [{ by: 'stem', stem: stem(words.join('')) }] : [];
}

function isPlain(words: readonly string[]): boolean {
  return words.every((word) => /^[a-z]+$/.test(word));
}

/** Two words that some write as one. */
export function compoundOf(one: Chunk, other: Chunk): Pattern | null {
  const words = [...one.words, ...other.words];
  const isCompound = words.length === 2 && !one.isQuoted && !other.isQuoted && isPlain(words);
  return isCompound ? { by: 'stem', stem: stem(words.join('')) } : null;
}

/** What may be written as two words: pacemaker, pace maker, pace-maker. */
function partings(word: string): Pattern[] {
  if (!/^[a-z]+$/.test(word) || word.length > longestCompound) return [];
  const most = word.length - shortestPart;
  const places = Array.from({ length: Math.max(0, most - shortestPart + 1) }, (_, at) => at + shortestPart);
  // One letter stands alone in x-ray and the like.
  return [1, ...places]
    .filter((at) => at <= most)
    .map((at) => [word.slice(0, at), word.slice(at)])
    .filter(([first = '']) => !stopWords.has(first))
    .map((words) => ({ by: 'words', words, from: 'guess' }));
}
