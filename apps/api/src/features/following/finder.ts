import { categories } from '@caliper/contract/catalogue/categories.ts';
import { createRounds } from '../../platform/jobs/rounds.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type ContentNews, type Follower, type ItemEvent, versionIn } from '../notifications/index.ts';
import { findNewHits } from '../search/index.ts';
import { listBySearches, listByTerms, listSearches } from './followers.store.ts';

interface FinderNeeds {
  db: Db;
  outbox: Outbox;
  news: ContentNews;
  logFailure: (error: unknown) => void;
  /** The pause between rounds. */
  everyMs?: number;
}

/** Looks, for each event about an item, for those who follow what the item contains: markets, companies, searches. */
export function createFinder({ db, outbox, news, logFailure, everyMs = 1000 }: FinderNeeds) {
  async function bySearches(itemId: number, category: string, region: string) {
    const searches = await listSearches(db, category, region);
    const hits = await findNewHits(db, itemId, searches);
    return hits.size > 0 ? listBySearches(db, [...hits], category, region) : [];
  }

  async function findFollowers({ about_id, occasion }: ItemEvent): Promise<Follower[]> {
    const item = await db
      .selectFrom('items')
      .select(['category_id', 'region', 'current_version'])
      .where('item_id', '=', about_id)
      .executeTakeFirst();
    const version = versionIn(occasion);
    // What was replaced since is told of by the event of what replaced it.
    if (!item || (version !== null && version !== item.current_version)) return [];
    const category = categories.find(({ categoryId }) => categoryId === item.category_id)?.text ?? '';
    const found = [
      ...(await listByTerms(db, about_id)),
      // Searches look into what is written, which has not changed with the figures of a dashboard.
      ...(version === null ? [] : await bySearches(about_id, category, item.region)),
    ];
    const byPerson = Map.groupBy(found, ({ user_id }) => user_id);
    return [...byPerson].map(([id, list]) => ({ id, follows: list.map(({ follow_id }) => follow_id) }));
  }

  /** Whether there was an event. */
  async function findNext(): Promise<boolean> {
    const event = await news.claim();
    if (!event) return false;
    await news.tell(event, await findFollowers(event));
    outbox.kick();
    return true;
  }

  return { findNext, ...createRounds({ step: findNext, logFailure, everyMs }) };
}
