import { search } from '@caliper/contract/limits.ts';
import type { SearchAnswer } from '../search.queries.ts';

type Counts = Pick<SearchAnswer, 'total' | 'categories'>;

/** Counts the results on all pages. With a chosen category, all are in that one. */
export function resultCount({ total, categories }: Counts, category: string | null): string {
  const many = category === null ? categories.length : Math.min(total, 1);
  return `${total} result(s) found in ${many} categories`;
}

/** Which of the results are on this page. */
export function resultRange({ page, matches }: Pick<SearchAnswer, 'page' | 'matches'>): string {
  const before = (page - 1) * search.perPage;
  return `${before + 1}–${before + matches.length} on this page`;
}
