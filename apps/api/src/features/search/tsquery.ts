import { lexemesFor, stemLexeme } from '@caliper/text/lexemes.ts';
import { isFigure } from '@caliper/text/numbers.ts';
import type { Pattern, Query, Term } from '@caliper/text/query.ts';
import { fieldLexeme, type IndexedField } from './fields.ts';

/**
 * Who asks a text: whoever may read it finds everything as it was typed. Others learn only that it has a word: words that
 * stand side by side are taken apart, and figures are not found at all.
 */
export type Sight = 'reader' | 'others';

/** A query for PostgreSQL that requires every term, in any of its patterns, and none that it must be without. */
export function tsqueryOf(
  { terms, without = [] }: Pick<Query, 'terms'> & Partial<Query>,
  sight: Sight = 'reader',
): string {
  const excluded = without.map((one) => termQuery(one, sight)).filter((one) => one !== nowhere);
  return [...terms.map((one) => termQuery(one, sight)), ...excluded.map((one) => `!${one}`)].join(' & ');
}

/** What is found, or asked for, so that no place is listed twice. */
export interface Shared<T> {
  both: T;
  /** Only with the sight of readers, and only with that of others. */
  readers: T;
  others: T;
}

/** Null for what there cannot be. */
export function sharesOf(query: Query): Shared<string | null> {
  const [reader, others] = [tsqueryOf(query), tsqueryOf(query, 'others')];
  if (reader === others) return { both: reader, readers: null, others: null };
  if (query.terms.some((one) => termQuery(one, 'others') === nowhere))
    return { both: null, readers: reader, others: null };
  const apart = onlyForReaders(query);
  // What sets readers apart is all of a single word without exclusions: no need to look for the rest of it.
  const isAll = query.terms.length === 1 && query.without.length === 0;
  const whole = isAll ? '' : ` & (${reader})`;
  const readers = apart.length > 0 ? `(${apart.join(' | ')})${whole} & !(${others})` : null;
  if (readersFindAll(query)) return { both: others, readers, others: null };
  return { both: `(${reader}) & (${others})`, readers, others: `(${others}) & !(${reader})` };
}

/**
 * Some of this is in whatever readers find and others do not: what others are not told of, and what must not be there for
 * others alone. It is rare, so that the index need not go through all that both find.
 */
function onlyForReaders({ terms, without }: Query): string[] {
  const foundByOthers = new Set(terms.flatMap(allWaysForOthers));
  const barred = new Set(without.flatMap(allWays));
  const ways = [
    ...terms.flatMap(allWays).filter((one) => !foundByOthers.has(one)),
    ...without.flatMap(allWaysForOthers).filter((one) => !barred.has(one)),
  ];
  return [...new Set(ways)];
}

/** Whatever is found with either sight. */
export function anySight(query: Query): string {
  const reader = tsqueryOf(query);
  return readersFindAll(query) ? reader : `(${reader} | ${tsqueryOf(query, 'others')})`;
}

/** For others, what somebody put side by side is found apart, and what must not be there may be. */
function readersFindAll({ terms, without }: Query): boolean {
  const isApart = (one: Pattern) => one.by === 'words' && one.from === undefined && !hasFigure(one);
  return without.length === 0 && !terms.some(({ patterns }) => patterns.some(isApart));
}

/** No text has this lexeme. */
const nowhere = "'!'";

export function termQuery({ patterns }: Patterns, sight: Sight = 'reader'): string {
  const ways = sight === 'reader' ? allWays({ patterns }) : allWaysForOthers({ patterns });
  return ways.length > 0 ? `(${ways.join(' | ')})` : nowhere;
}

type Patterns = Pick<Term, 'patterns'>;

const allWays = ({ patterns }: Patterns) => patterns.flatMap(waysOf);
const allWaysForOthers = ({ patterns }: Patterns) => patterns.flatMap(waysForOthers);

function waysOf(pattern: Pattern): string[] {
  return lexemesFor(pattern).map(({ lexemes, isPrefix }) => all(lexemes, isPrefix));
}

function waysForOthers(pattern: Pattern): string[] {
  if (hasFigure(pattern)) return [];
  if (pattern.by === 'words' && pattern.from === 'guess') return [];
  if (pattern.by === 'words' && pattern.from === undefined) return [all(pattern.words.map(stemLexeme))];
  return waysBesideFigures(pattern);
}

function waysBesideFigures(pattern: Pattern): string[] {
  return lexemesFor(pattern)
    .filter(({ lexemes }) => !lexemes.some((one) => one.startsWith('#')))
    .map(({ lexemes, isPrefix }) => all(lexemes, isPrefix));
}

export const hasFigures = ({ patterns }: Patterns) => patterns.some(hasFigure);

/** What is left of a term without its figures. */
export function besideFigures(term: Term): Term {
  return { ...term, patterns: term.patterns.filter((one) => !hasFigure(one)) };
}

/** By how many places have it, a term is rare. For others a figure is as rare as one that is nowhere. */
export function rarityQuery(term: Term, sight: Sight): string {
  if (sight === 'reader') return termQuery(term);
  const ways = besideFigures(term).patterns.flatMap(waysBesideFigures);
  return ways.length > 0 ? `(${ways.join(' | ')})` : nowhere;
}

function hasFigure(pattern: Pattern): boolean {
  if (pattern.by === 'words') return pattern.words.some(isFigure);
  return isFigure(pattern.by === 'stem' ? pattern.stem : pattern.prefix);
}

function all(lexemes: readonly string[], isPrefix = false): string {
  return `(${lexemes.map((one) => `'${one}'${isPrefix ? ':*' : ''}`).join(' & ')})`;
}

/** Where the term stands in a field; null if that cannot be told. A name does with all of its words. */
export function fieldQuery({ patterns }: Term, field: IndexedField): string | null {
  const ways = patterns.flatMap((one) => {
    if (one.by === 'prefix' || (one.by === 'words' && one.from === 'guess')) return [];
    const stems = one.by === 'stem' ? [lexemesFor(one)[0]?.lexemes[0] ?? ''] : one.words.map(stemLexeme);
    return [all(stems.map((stem) => fieldLexeme(field, stem)))];
  });
  return ways.length > 0 ? `(${ways.join(' | ')})` : null;
}

/** Of tables only the stems are kept: words that stand side by side are looked for apart. */
export function tableQuery({ terms, without }: Query): string {
  const wayIn = (pattern: Pattern): string[] => {
    if (pattern.by === 'stem') return lexemesFor(pattern).map(({ lexemes }) => all(lexemes));
    if (pattern.by === 'prefix')
      return [all([isFigure(pattern.prefix) ? `#${pattern.prefix}` : pattern.prefix], true)];
    return pattern.from === 'guess' ? [] : [all(pattern.words.map(stemLexeme))];
  };
  const inTable = (term: Term) => `(${term.patterns.flatMap(wayIn).join(' | ')})`;
  return [...terms.map(inTable), ...without.map((term) => `!${inTable(term)}`)].join(' & ');
}
