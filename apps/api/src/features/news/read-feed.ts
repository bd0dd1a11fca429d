import { type Entry, entriesOf } from './entries.ts';
import { type FiledItem, lengths } from './feed-item.ts';
import { plainText } from './plain-text.ts';

/** A document, its address and the time it was fetched. */
export interface FeedDocument {
  text: string;
  address: string;
  now: Date;
}

/** The items of a feed that can be shown: those with a title and a link that a browser may follow. */
export function readFeed({ text, address, now }: FeedDocument): FiledItem[] {
  return entriesOf(text).flatMap((entry) => itemOf(entry, address, now) ?? []);
}

function itemOf(entry: Entry, address: string, now: Date): FiledItem | null {
  const title = plainText(entry.title ?? '', lengths.title);
  const link = linkOf(entry.link ?? '', address);
  if (!title || !link) return null;
  return {
    title,
    link,
    publishedAt: dateOf(entry.date ?? '', now),
    snippet: plainText(entry.text ?? '', lengths.snippet),
    subCategoryIds: entry.subCategoryIds,
  };
}

/** Rejects scripts, files and addresses with a user name or password. */
function linkOf(text: string, address: string): string | null {
  const url = text ? URL.parse(text, address) : null;
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb && url.href.length <= lengths.link ? url.href : null;
}

const dayMs = 24 * 3600_000;

/** The first day of 1970 means no date, and nothing is published later than tomorrow. */
function dateOf(text: string, now: Date): Date | null {
  const time = Date.parse(text);
  return time >= dayMs && time <= now.getTime() + dayMs ? new Date(time) : null;
}
