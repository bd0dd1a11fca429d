import { lexemesOf } from '@caliper/text/lexemes.ts';

/** The most that PostgreSQL stores for one text. */
const mostBytes = 1_000_000;
/**
 * A letter can be part of a stem, a word and two pairs, and some letters expand to ten or more. Anything shorter than
 * this always fits.
 */
const surelyFits = 10_000;

/** Whether all of a chapter can be indexed. */
export function isSearchable(text: string): boolean {
  return text.length <= surelyFits || Buffer.byteLength(lexemesOf(text).join('')) <= mostBytes;
}
