import { stemmer } from 'stemmer';
import { oneSpelling } from './spelling.ts';

const most = 50_000;
const known = new Map<string, string>();

/** What the forms and spellings of an English word have in common: stent, stents, stenting. Takes a folded word. */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    found = /^[a-z]{3,}$/.test(word) ? stemOf(oneSpelling(word)) : word;
    if (known.size >= most) known.clear();
    known.set(word, found);
  }
  return found;
}

/** Two letters are too few: CMS would become cm, and use would become US. Such words keep their ending. */
function stemOf(word: string): string {
  const found = stemmer(word);
  if (found.length > 2) return found;
  return word.length === 3 ? word : `${found}e`;
}
