import { formatDate } from '../../../lib/format.ts';
import type { NewsItem } from './news.queries.ts';

/** Several feeds tell the same story: under one title it stands once, where it came first. */
export function withoutRepeats(items: readonly NewsItem[]): NewsItem[] {
  const titles = new Set<string>();
  return items.filter(({ title }) => {
    const folded = title.trim().replace(/\s+/g, ' ').toLowerCase();
    const isNew = !titles.has(folded);
    titles.add(folded);
    return isNew;
  });
}

/** The beginning of time stands for an item without a date. */
export function newsDate({ pubDate }: Pick<NewsItem, 'pubDate'>): string | null {
  return pubDate > 0 ? formatDate(pubDate) : null;
}

/** What a feed says is somebody else's: only an address of the web is followed. */
export function newsLink({ link }: Pick<NewsItem, 'link'>): string | null {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;
}
