import type { EditionLine } from '../vocabulary.queries.ts';
import { itemKindWords } from '../vocabulary-words.ts';

/** A line is called by its newest edition. */
export const lineName = ({ editions: [newest] }: EditionLine) => newest?.item_name ?? '';

export function lineFacts({ editions }: EditionLine): string {
  const [newest] = editions;
  return newest ? `${itemKindWords[newest.item_kind]}, ${newest.region}` : '';
}
