import { lexemesOf } from '@caliper/text/lexemes.ts';

/** As much as PostgreSQL keeps of one text. */
const mostBytes = 1_000_000;
/**
 * Each letter can stand in a stem, a word and two pairs, and some letters unfold into ten and more: what is shorter
 * always fits.
 */
const surelyFits = 10_000;

/** Whether all of a chapter can be found again. */
export function isSearchable(text: string): boolean {
  return text.length <= surelyFits || Buffer.byteLength(lexemesOf(text).join('')) <= mostBytes;
}
