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

/** No text has this lexeme. */
const nowhere = "'!'";

export function termQuery({ patterns }: Term, sight: Sight = 'reader'): string {
  const ways = patterns.flatMap((one) => (sight === 'reader' ? waysOf(one) : waysForOthers(one)));
  return ways.length > 0 ? `(${ways.join(' | ')})` : nowhere;
}

function waysOf(pattern: Pattern): string[] {
  return lexemesFor(pattern).map(({ lexemes, isPrefix }) => all(lexemes, isPrefix));
}

function waysForOthers(pattern: Pattern): string[] {
  if (hasFigure(pattern)) return [];
  if (pattern.by === 'words' && pattern.from === 'guess') return [];
  if (pattern.by === 'words' && pattern.from === undefined) return [all(pattern.words.map(stemLexeme))];
  return lexemesFor(pattern)
    .filter(({ lexemes }) => !lexemes.some((one) => one.startsWith('#')))
    .map(({ lexemes, isPrefix }) => all(lexemes, isPrefix));
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
