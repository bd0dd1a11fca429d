import type { Answer } from '@caliper/contract/endpoints.ts';
import { type Clock, epochSeconds } from '../../platform/clock/clock.ts';
import type { HttpClient } from '../../platform/http-client/http-client.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { FeedItem, FiledItem } from './feed-item.ts';
import { readFeedApart } from './feed-reader.ts';
import { fetchFeed } from './fetch-feed.ts';
import { listNews, lockNews, replaceNews } from './news.store.ts';
import { isFor, newestOf } from './selection.ts';

export interface NewsNeeds {
  db: Db;
  clock: Clock;
  client: HttpClient;
  /** The feeds of each sub-category. */
  feeds: ReadonlyMap<number, readonly URL[]>;
  logFailure: (error: unknown, feed: URL) => void;
}

/** How many feeds are read at a time. */
const atOnce = 4;

export function createNews({ db, clock, client, feeds, logFailure }: NewsNeeds) {
  /** The current items of a feed; null if it could not be read. */
  async function read(feed: URL): Promise<FiledItem[] | null> {
    try {
      const text = await fetchFeed(client, feed);
      return await readFeedApart({ text, address: feed.href, now: clock() });
    } catch (error) {
      logFailure(error, feed);
      return null;
    }
  }

  async function readAll(): Promise<Map<string, FiledItem[] | null>> {
    const all = new Map([...feeds.values()].flat().map((feed) => [feed.href, feed]));
    const found = new Map<string, FiledItem[] | null>();
    const waiting = all.entries();
    const takeTurns = async () => {
      for (const [href, feed] of waiting) found.set(href, await read(feed));
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    return found;
  }

  return {
    /** Reads every feed again. If one fails, its last items are kept beside those of the others. */
    async refresh(): Promise<void> {
      const found = await readAll();
      await db.transaction().execute(async (tx) => {
        const stored = await lockNews(tx);
        const next = new Map<number, FeedItem[]>();
        for (const [id, own] of feeds) {
          const lists = own.map(({ href }) => found.get(href) ?? null);
          const fresh = lists.flatMap((list) => list ?? []).filter((item) => isFor(id, item));
          const kept = lists.includes(null) ? (stored.get(id) ?? []) : [];
          next.set(id, newestOf([...fresh, ...kept]));
        }
        await replaceNews(tx, next);
      });
    },

    async list(subCategoryId: number): Promise<Answer<'news'>> {
      const items = await listNews(db, subCategoryId);
      return items.map(({ title, link, publishedAt, snippet }) => ({
        title,
        link,
        pubDate: publishedAt ? epochSeconds(publishedAt) : 0,
        contentSnippet: snippet,
      }));
    },
  };
}

export type News = ReturnType<typeof createNews>;
