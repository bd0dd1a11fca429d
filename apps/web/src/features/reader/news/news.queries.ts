import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { asked } from '../../../lib/api/asked.ts';
import { formatDate } from '../../../lib/format.ts';

export type NewsItem = Answer<'news'>[number];

export function newsQuery(subCategoryId: number) {
  return queryOptions({
    ...asked(['news', subCategoryId], 'news', { query: { sub_category_id: subCategoryId } }),
    select: withoutRepeats,
  });
}

/** Several feeds may have the same story: each title is shown once, at its first place. */
export function withoutRepeats(items: readonly NewsItem[]): NewsItem[] {
  const titles = new Set<string>();
  return items.filter(({ title }) => {
    const folded = title.trim().replace(/\s+/g, ' ').toLowerCase();
    const isNew = !titles.has(folded);
    titles.add(folded);
    return isNew;
  });
}

/** The epoch means an item without a date. */
export function newsDate({ pubDate }: Pick<NewsItem, 'pubDate'>): string | null {
  return pubDate > 0 ? formatDate(pubDate) : null;
}

/** Feeds are not trusted: only a web address becomes a link. */
export function newsLink({ link }: Pick<NewsItem, 'link'>): string | null {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;
}
