import type { Viewer } from '../../access/viewer.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { findAsViewers } from '../identity/index.ts';
import { claimUnsearched, type ItemEvent, listNewPlaces, noteSearched } from './content-news.store.ts';
import type { ShowTo } from './subjects.ts';
import type { TellPeople } from './tell-people.ts';
import { listThese } from './telling.store.ts';

interface ContentNewsNeeds {
  db: Db;
  freshness: Freshness;
  showTo: ShowTo;
  tellPeople: TellPeople;
  /** People told in one transaction. */
  atOnce?: number;
}

/** Who follows it for what the item contains. */
export interface Follower {
  id: string;
  follows: number[];
}

/** For whoever knows what people follow: tells them of events by what the items contain, and what is new for them. */
export function createContentNews({ db, freshness, showTo, tellPeople, atOnce = 500 }: ContentNewsNeeds) {
  /** Those of them who may open it now. */
  async function whoMayOpen({ kind, about_id }: ItemEvent, some: readonly Follower[]): Promise<Follower[]> {
    const ids = some.map(({ id }) => id);
    const viewers = await findAsViewers(db, ids, await freshness.ask());
    const may = new Set<string>();
    for (const viewer of viewers) {
      const [seen] = await showTo(viewer, [{ kind, about_id, why: 'content' }]);
      if (seen) may.add(viewer.userId);
    }
    return some.filter(({ id }) => may.has(id));
  }

  return {
    /** The next event that needs it. Whoever claims one has a minute, and tells everybody again if that was too short. */
    claim: () => claimUnsearched(db),

    /** Tells those who may open it, each person once, however often it is said and whoever was told before. */
    async tell(event: ItemEvent, followers: readonly Follower[]): Promise<void> {
      const others = followers.filter(({ id }) => id !== event.actor_id);
      for (let from = 0; from < others.length; from += atOnce) {
        const some = await whoMayOpen(event, others.slice(from, from + atOnce));
        await db
          .transaction()
          .execute(async (tx) => tellPeople(tx, event, await listThese(tx, event.kind, some)));
      }
      await noteSearched(db, event.event_id);
    },

    /** In how many places something is new, by what the person follows; only places that they may see. */
    async countPlaces(viewer: Viewer): Promise<Map<number, number>> {
      const places = await listNewPlaces(db, viewer.userId);
      const seen = await showTo(
        viewer,
        places.map((place) => ({ ...place, why: place.isContent ? 'content' : 'follow' }) as const),
      );
      const byFollow = Map.groupBy(seen, ({ follow_id }) => follow_id);
      return new Map(
        [...byFollow].map(([id, list]) => [id, new Set(list.map((one) => one.shown.path)).size]),
      );
    },
  };
}

export type ContentNews = ReturnType<typeof createContentNews>;
