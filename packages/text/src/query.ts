import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';
import { builtIn, type Vocabulary } from './vocabulary.ts';
import { foldedWords } from './words.ts';

/** One way to find a term: adjacent words exactly as written, any form of a word, or the beginning of one. */
export type Pattern =
  | { by: 'words'; words: readonly string[] }
  | { by: 'stem'; stem: string }
  | { by: 'prefix'; prefix: string };

/** One part of a query. Any of its patterns is a match. */
export interface Term {
  /** As it was written. */
  text: string;
  patterns: Pattern[];
  /** Need not be in a text for the other terms to count; it is marked where it is. */
  isOptional?: boolean;
}

/** What a person searches for: a text matches if it has every term, and none that it must be without. */
export interface Query {
  terms: Term[];
  without: Term[];
}

const shortestPrefix = 3;

/** Words match their other forms, the last one also anything beginning with it; quoted words match exactly. */
export function parseQuery(text: string, _vocabulary: Vocabulary = builtIn): Query {
  // Names first: some contain a stop word, such as point of care.
  const chunks = withoutStopWords(joinNames(chunksOf(text)));
  const terms = withoutRepeats(chunks).map((chunk) => termOf(chunk, chunk === chunks.at(-1)));
  return { terms, without: [] };
}

/** The same words in any place: quoted or hyphenated phrases are split into words. */
export function wordsApart({ terms, without }: Query): Query {
  return { terms: terms.flatMap((term) => (isRow(term) ? apart(term) : [term])), without };
}

export function hasRows({ terms }: Query): boolean {
  return terms.some(isRow);
}

/** Names from our list have several patterns, their synonyms, and stay together. */
function isRow({ patterns }: Term): boolean {
  return patterns.length === 1 && patterns.some((one) => one.by === 'words' && one.words.length > 1);
}

function apart({ patterns }: Term): Term[] {
  const words = patterns.flatMap((one) => (one.by === 'words' ? one.words : []));
  return words.map((word) => ({ text: word, patterns: [{ by: 'stem', stem: stem(word) }] }));
}

interface Chunk {
  text: string;
  words: string[];
  isQuoted: boolean;
}

function chunksOf(text: string): Chunk[] {
  const found = text.replace(/[“”„«»]/g, '"').matchAll(/"([^"]*)"|[^\s"]+/g);
  return [...found]
    .map(([whole, quoted]) => ({
      text: quoted ?? whole,
      words: foldedWords(quoted ?? whole),
      isQuoted: quoted !== undefined,
    }))
    .filter(({ words }) => words.length > 0);
}

function withoutStopWords(chunks: Chunk[]): Chunk[] {
  const telling = chunks.filter(({ words, isQuoted }) => isQuoted || !stopWords.has(words.join(' ')));
  return telling.length > 0 ? telling : chunks;
}

/** Removes duplicates. The last occurrence stays, because the last word may be unfinished. */
function withoutRepeats(chunks: Chunk[]): Chunk[] {
  const last = new Map(chunks.map((chunk, index) => [keyOf(chunk), index]));
  return chunks.filter((chunk, index) => last.get(keyOf(chunk)) === index);
}

function keyOf({ words, isQuoted }: Chunk): string {
  return `${isQuoted ? '"' : ''}${words.join(' ')}`;
}

/** Names by their words, each with its group. */
const groups = new Map(
  synonyms.flatMap((group) => group.map((name) => [foldedWords(name).join(' '), group] as const)),
);
const longestName = Math.max(...[...groups.keys()].map((name) => name.split(' ').length));

/** Joins adjacent words that form a name. */
function joinNames(chunks: Chunk[]): Chunk[] {
  const joined: Chunk[] = [];
  for (let index = 0; index < chunks.length; ) {
    const name = nameAt(chunks, index);
    joined.push(name.length === 1 ? (chunks[index] as Chunk) : asOne(name));
    index += name.length;
  }
  return joined;
}

function nameAt(chunks: Chunk[], index: number): Chunk[] {
  for (let length = longestName; length > 1; length -= 1) {
    const run = chunks.slice(index, index + length);
    const isName = groups.has(run.flatMap(({ words }) => words).join(' '));
    if (run.length === length && isName && !run.some(({ isQuoted }) => isQuoted)) return run;
  }
  return chunks.slice(index, index + 1);
}

function asOne(chunks: Chunk[]): Chunk {
  return {
    text: chunks.map(({ text }) => text).join(' '),
    words: chunks.flatMap(({ words }) => words),
    isQuoted: false,
  };
}

function termOf({ text, words, isQuoted }: Chunk, isLast: boolean): Term {
  if (isQuoted) return { text, patterns: [{ by: 'words', words }] };
  const name = words.join(' ');
  const others = (groups.get(name) ?? []).map(foldedWords).filter((other) => other.join(' ') !== name);
  const patterns = [words, ...others].map(patternOf);
  const [word = ''] = words;
  // A name is complete: OCT is not the beginning of October.
  const canGoOn = isLast && words.length === 1 && word.length >= shortestPrefix && !groups.has(name);
  return { text, patterns: canGoOn ? [...patterns, { by: 'prefix', prefix: word }] : patterns };
}

/** A hyphenated word, such as x-ray, is several adjacent words. */
function patternOf(words: string[]): Pattern {
  const [word = ''] = words;
  return words.length === 1 ? { by: 'stem', stem: stem(word) } : { by: 'words', words };
}
