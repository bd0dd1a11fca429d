import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';
import { foldedWords } from './words.ts';

/** One way to find a term: words in a row exactly as written, any form of a word, or the beginning of one. */
export type Pattern =
  | { by: 'words'; words: readonly string[] }
  | { by: 'stem'; stem: string }
  | { by: 'prefix'; prefix: string };

/** What one part of a query asks for. Any of its patterns will do. */
export interface Term {
  /** As it was written. */
  text: string;
  patterns: Pattern[];
}

/** What a person looks for: a text matches that has every term. */
export interface Query {
  terms: Term[];
}

const shortestPrefix = 3;

/** Words find their other forms, the last one also what begins with it; in quotes they stand as they are. */
export function parseQuery(text: string): Query {
  // Names first: some have a stop word in them, such as point of care.
  const chunks = withoutStopWords(joinNames(chunksOf(text)));
  const terms = withoutRepeats(chunks).map((chunk) => termOf(chunk, chunk === chunks.at(-1)));
  return { terms };
}

/** The same words, wherever they stand: rows that somebody put in quotes or joined by hyphens are taken apart. */
export function wordsApart({ terms }: Query): Query {
  return { terms: terms.flatMap((term) => (isRow(term) ? apart(term) : [term])) };
}

export function hasRows({ terms }: Query): boolean {
  return terms.some(isRow);
}

/** Names from our own list come with what else they are called, and stay together. */
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

/** What is asked for twice is found once. The last time counts, because the last word may go on. */
function withoutRepeats(chunks: Chunk[]): Chunk[] {
  const last = new Map(chunks.map((chunk, index) => [keyOf(chunk), index]));
  return chunks.filter((chunk, index) => last.get(keyOf(chunk)) === index);
}

function keyOf({ words, isQuoted }: Chunk): string {
  return `${isQuoted ? '"' : ''}${words.join(' ')}`;
}

/** Names by their words, each with the group that it belongs to. */
const groups = new Map(
  synonyms.flatMap((group) => group.map((name) => [foldedWords(name).join(' '), group] as const)),
);
const longestName = Math.max(...[...groups.keys()].map((name) => name.split(' ').length));

/** Words in a row that are one name are looked for as that name. */
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
  // A name is whole: OCT is not the beginning of October.
  const canGoOn = isLast && words.length === 1 && word.length >= shortestPrefix && !groups.has(name);
  return { text, patterns: canGoOn ? [...patterns, { by: 'prefix', prefix: word }] : patterns };
}

/** A word with a hyphen in it, such as x-ray, is words in a row. */
function patternOf(words: string[]): Pattern {
  const [word = ''] = words;
  return words.length === 1 ? { by: 'stem', stem: stem(word) } : { by: 'words', words };
}
