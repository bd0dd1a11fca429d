import { lexemesFor } from '@caliper/text/lexemes.ts';
import type { Pattern, Query, Term } from '@caliper/text/query.ts';

/** A query for PostgreSQL that requires every term, in any of its patterns. */
export function tsqueryOf({ terms }: Pick<Query, 'terms'>): string {
  return terms.map(termQuery).join(' & ');
}

function termQuery({ patterns }: Term): string {
  return `(${patterns.map(patternQuery).join(' | ')})`;
}

function patternQuery(pattern: Pattern): string {
  const { lexemes, isPrefix } = lexemesFor(pattern);
  return `(${lexemes.map((one) => `'${one}'${isPrefix ? ':*' : ''}`).join(' & ')})`;
}
