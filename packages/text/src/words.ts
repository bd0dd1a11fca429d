/** A word of a text, and where it is. */
export interface Word {
  start: number;
  end: number;
  /** Whether a block or a table cell ends between the previous word and this one: no phrase crosses that. */
  opens: boolean;
}

/** Letters and digits, with accents and marks inside words: apostrophes, soft hyphens, joiners. */
const pattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]*(?:['’ʼ][\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]*)*/gu;

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
const letters: Record<string, string> = {
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

/** Normalised spelling: lower case, without accents, apostrophes and hidden marks. Never empty. */
export function fold(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word.slice(0, longest);
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
    .slice(0, longest);
  // A few letters consist only of an accent, and the index does not take empty words.
  return folded || word.charAt(0);
}

export function foldedWords(text: string): string[] {
  return [...wordsOf(text)].map(({ start, end }) => fold(text.slice(start, end)));
}
