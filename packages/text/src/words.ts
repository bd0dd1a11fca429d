import { foldNumber, writtenNumber } from './numbers.ts';

/** A word of a text, and where it is. */
export interface Word {
  start: number;
  end: number;
  /** Whether a block or a table cell ends between the previous word and this one: no phrase crosses that. */
  opens: boolean;
}

/** Letters and digits, with accents and marks inside words: apostrophes, soft hyphens, joiners. */
const letters =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]*(?:['’ʼ][\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]*)*/u
    .source;

/** A number is one word, however it is written. */
const pattern = new RegExp(`${writtenNumber}|${letters}`, 'giu');

/** The words of a text in order. Lines are blocks, tabs separate the cells of a table. */
export function* wordsOf(text: string): Generator<Word> {
  let last = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    yield { start: index, end: index + word.length, opens: last === 0 || parts(text, last, index) };
    last = index + word.length;
  }
}

function parts(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const character = text.charCodeAt(index);
    if (character === lineEnd || character === tab) return true;
  }
  return false;
}

const lineEnd = 10;
const tab = 9;
const longest = 100;

/** Letters that are not an accented form of another one. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** What stands small behind a number refers to a note. */
const raisedMarks = /(?<=\d)[¹²³⁰-⁹ᵃ-ᶻ]+$/;

/** Normalised spelling: lower case, without accents, apostrophes and hidden marks. Never empty. */
export function fold(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word.slice(0, longest);
  const unraised = word.replace(raisedMarks, '');
  const number = foldNumber(unraised.toLowerCase());
  if (number !== null) return number.slice(0, longest);
  const folded = unraised
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => plain[letter] ?? letter)
    .slice(0, longest);
  // A few letters consist only of an accent, and the index does not take empty words.
  return folded || word.charAt(0);
}

export function foldedWords(text: string): string[] {
  return [...wordsOf(text)].map(({ start, end }) => fold(text.slice(start, end)));
}
