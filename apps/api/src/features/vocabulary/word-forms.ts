/** Words that say nothing by themselves. */
const little = new Set(['and', 'of', 'for', 'the', 'in', 'with', 'by', 'to']);

const legalForms = new Set(
  'ab ag as asa bv co company corp corporation gmbh group holding holdings inc incorporated kg kgaa limited llc llp ltd nv oy plc pty sa sarl se spa srl'.split(
    ' ',
  ),
);

export const withoutLittle = (words: readonly string[]) => words.filter((word) => !little.has(word));
export const withoutLegalForm = (words: readonly string[]) => words.filter((word) => !legalForms.has(word));

/** The same for both spellings of a word; which of the two it is does not matter. */
export function american(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/[ao]e/g, 'e')
    .replace(/isation/, 'ization')
    .replace(/([iy])s(e|ed|er|ers|es|ing)$/, '$1z$2')
    .replace(/our(s?)$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/bre(s?)$/, 'ber$1')
    .replace(/logue(s?)$/, 'log$1')
    .replace(/ll(ed|ing|er|ers)$/, 'l$1')
    .replace(/sulph/, 'sulf')
    .replace(/aluminium/, 'aluminum');
}

/** The same for singular and plural: 'prosthesis' and 'prostheses', 'body' and 'bodies', 'case' and 'cases'. */
export function singular(word: string): string {
  if (word.length < 3 || !/^\p{L}+$/u.test(word)) return word;
  return word.replace(/(ies|y)$/, 'i').replace(/(es|is|e|(?<!s)s)$/, '');
}
