import { foldedWords } from './words.ts';

/** A part of what was typed: a word, several that are written as one, or what stands in quotes. */
export interface Chunk {
  text: string;
  words: string[];
  isQuoted: boolean;
  /** After a minus: what must not be there. */
  isExcluded: boolean;
  /** Whether 'OR' stands before it: it may be there instead of the chunk before. */
  isAlternative: boolean;
}

/** A minus counts at the beginning of a word, before a letter or a quote: -5 is a number. */
const parts = /(?<=^|\s)(-)(?="|\p{L})|"([^"]*)"|[^\s"]+/gu;

export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let before = '';
  for (const [whole, minus, quoted] of text.replace(/[“”„«»]/g, '"').matchAll(parts)) {
    const words = foldedWords(quoted ?? whole);
    if (minus || whole === 'OR') before = whole;
    else if (words.length > 0) {
      chunks.push({
        text: quoted ?? whole,
        words,
        isQuoted: quoted !== undefined,
        isExcluded: before === '-',
        isAlternative: before === 'OR' && chunks.length > 0,
      });
      before = '';
    }
  }
  return before === 'OR' ? [...chunks, ...orAsWord] : chunks;
}

/** Nothing follows, so it was no choice. */
const orAsWord: Chunk[] = [
  { text: 'OR', words: ['or'], isQuoted: false, isExcluded: false, isAlternative: false },
];
