import { fold, foldedWords, wordsOf } from '@caliper/text/words.ts';

interface Part {
  text: string;
  isTyped: boolean;
}

/** A text split at what was typed of its words. Joined, the parts are the text. */
export function typedParts(text: string, typed: string): Part[] {
  const beginnings = foldedWords(typed);
  const parts: Part[] = [];
  let last = 0;
  for (const { start, end } of wordsOf(text)) {
    const length = typedLength(text.slice(start, end), beginnings);
    if (length === 0) continue;
    parts.push({ text: text.slice(last, start), isTyped: false });
    parts.push({ text: text.slice(start, start + length), isTyped: true });
    last = start + length;
  }
  return [...parts, { text: text.slice(last), isTyped: false }].filter((part) => part.text !== '');
}

/** How much of a word was typed. Of a word that is longer or shorter when folded, all or nothing. */
function typedLength(word: string, beginnings: readonly string[]): number {
  const folded = fold(word);
  const longest = Math.max(0, ...beginnings.filter((one) => folded.startsWith(one)).map((one) => one.length));
  return longest > 0 && folded.length !== word.length ? word.length : longest;
}

/** Whether each typed word begins a word of the text. */
export function isMeant(text: string, typed: string): boolean {
  const words = foldedWords(text);
  return foldedWords(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}
