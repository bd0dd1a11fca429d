/** American spelling and one form of Greek words, so that both are one word: anaemia, tumour, centre, prostheses. */
const rules: readonly [RegExp, string][] = [
  [/(?<=^(?=.{6}).+)(ae|oe)(?=[a-z])/g, 'e'],
  [/^(ae|oe)(?=[a-z]{3})/, 'e'],
  [/^haem/, 'hem'],
  [/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|al$|able$|ite$|ous$)/, 'or'],
  [/(?<=^(cent|fib|lit|theat|calib|spect|[a-z]*met))re(?=$|s$|d$)/, 'er'],
  [
    /(?<=[a-z]{2}(al|an|ar|at|en|er|et|ic|id|il|im|in|it|om|on|or|ur|yl))is(?=(e|ed|es|er|ers|ing|ation|ations)$)/,
    'iz',
  ],
  [/lys(?=(e|ed|ing|er|ers)$)/, 'lyz'],
  [/(?<=^(catal|dial|anal|prol|monol))ogue/, 'og'],
  [/^programmes?$/, 'program'],
  [/^sulph/, 'sulf'],
  [/^artefact/, 'artifact'],
  [/^aluminium$/, 'aluminum'],
  [/^disk/, 'disc'],
  [/^grey/, 'gray'],
  [/(?<=[a-z]{4})sis$/, 'ses'],
];

const shortest = 5;

/** Takes a folded word of plain letters. Not for showing: the result need not be a word. */
export function oneSpelling(word: string): string {
  if (word.length < shortest) return word;
  return rules.reduce((spelt, [from, to]) => spelt.replace(from, to), word);
}
