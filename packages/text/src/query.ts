import { type Chunk, chunksOf } from './chunks.ts';
import { joinRuns } from './names-in-query.ts';
import { compoundOf, patternsOf } from './patterns.ts';
import { stopWords } from './stop-words.ts';
import { namesIn, noNames, type Vocabulary } from './vocabulary.ts';

/**
 * One way to find a term: adjacent words exactly as written, any form of a word, or the beginning of one. Words that are
 * `known` come from us, not from whoever asks: a name of the vocabulary, or a way to write an amount. Those that are a
 * `guess` are what was typed as one word.
 */
export type Pattern =
  | { by: 'words'; words: readonly string[]; from?: 'known' | 'guess' | undefined }
  | { by: 'stem'; stem: string }
  | { by: 'prefix'; prefix: string };

/** One part of a query. Any of its patterns is a match. */
export interface Term {
  /** As it was written. */
  text: string;
  patterns: Pattern[];
  /** Need not be in a text for the other terms to count; it is marked where it is. */
  isOptional?: boolean | undefined;
}

/** What a person searches for: a text matches if it has every term, and none that it must be without. */
export interface Query {
  terms: Term[];
  without: Term[];
}

/** Words match their other forms, the last one also anything beginning with it; quoted words match exactly. */
export function parseQuery(text: string, vocabulary: Vocabulary = noNames): Query {
  const names = namesIn(vocabulary);
  const [wanted, excluded] = split(chunksOf(text));
  // Names first: some contain a stop word, such as point of care.
  const chunks = withoutRepeats(withoutStopWords(joinRuns(wanted, names)));
  const terms = chunks.map((chunk) => ({
    chunk,
    term: { text: chunk.text, patterns: patternsOf(chunk, names, chunk === chunks.at(-1)) },
  }));
  addCompounds(terms);
  return {
    terms: joinAlternatives(terms),
    without: excluded.map((chunk) => ({ text: chunk.text, patterns: patternsOf(chunk, names, false) })),
  };
}

function split(chunks: Chunk[]): [Chunk[], Chunk[]] {
  return [chunks.filter((one) => !one.isExcluded), chunks.filter((one) => one.isExcluded)];
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

interface Parsed {
  chunk: Chunk;
  term: Term;
}

/** Pace maker: both words are also found in what is written as one. */
function addCompounds(terms: Parsed[]): void {
  for (const [index, { chunk, term }] of terms.entries()) {
    const next = terms[index + 1];
    const compound = next && !next.chunk.isAlternative ? compoundOf(chunk, next.chunk) : null;
    if (!next || !compound) continue;
    term.patterns.push(compound);
    next.term.patterns.push(compound);
  }
}

function joinAlternatives(parsed: Parsed[]): Term[] {
  const terms: Term[] = [];
  for (const { chunk, term } of parsed) {
    const before = chunk.isAlternative ? terms.pop() : undefined;
    const text = before ? `${before.text} OR ${term.text}` : term.text;
    terms.push({ text, patterns: [...(before?.patterns ?? []), ...term.patterns] });
  }
  return terms;
}
