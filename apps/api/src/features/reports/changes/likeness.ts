import { takeMarks } from '../ingest/tables/marks.ts';

/** A label without what does not distinguish it: marks of notes, case, kinds of dashes and spaces, punctuation. */
export function fold(text: string): string {
  // Most labels are letters and digits, and there are many.
  if (/^[\w .,:;()/&%-]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9%-]+/g, ' ')
      .trim();
  return takeMarks(text.trim())
    .bare.normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[^\p{L}\p{N}%$€£¥+<>≤≥-]+/gu, ' ')
    .trim();
}

/** How much two texts have in common, from 0 to 1: twice the shared words by all words. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const left = countsOf(one);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / (one.length + other.length);
}

export function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a text, at most `most` of them. */
export function wordsOf(text: string, most = 400): string[] {
  return fold(text.slice(0, most * 12))
    .split(' ')
    .slice(0, most)
    .filter((word) => word !== '');
}

/** Whether two labels are one apart from a slip of the pen: the same digits, and at most two other letters. */
export function isSlip(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (short.length < 6 || long.length > 80 || long.replace(/\D/g, '') !== short.replace(/\D/g, ''))
    return false;
  return distance(long, short) <= Math.min(2, Math.floor(short.length / 6));
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
