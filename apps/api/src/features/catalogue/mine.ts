import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Family, findFamily } from '../subscriptions/index.ts';
import type { CustomRow } from './custom-items.ts';
import { entitledCompany, type Holdings, holdingsOf } from './holding.ts';
import { type ReadCatalogue, readCatalogue } from './items.store.ts';
import { type CustomScope, readCustom, readEntitlements, readFavorites } from './mine.store.ts';
import { newestFirst, type Shelves, stock } from './shelf.ts';

/** What a company has, and what may change that. */
interface Held {
  holdings: Holdings;
  family: Family;
}

/** The shelves at a version of the catalogue. */
interface ShelvesAt {
  version: number;
  shelves: Shelves;
}

interface Stocked {
  read: ReadCatalogue;
  at: ShelvesAt;
}

const nothingYet = stocked({ version: 0, items: [] });

/** What a view of the catalogue depends on besides the catalogue itself, from memory where nothing has changed. */
export function createMine({ db, freshness }: { db: Db; freshness: Freshness }) {
  return {
    holdings(viewer: Viewer, now: Date): Promise<Held> {
      const company = entitledCompany(viewer);
      return freshness.recall(`holdings:${company}`, now, async () => {
        const [family, has] = await Promise.all([
          findFamily(db, company, now),
          readEntitlements(db, company),
        ]);
        const holdings = holdingsOf(has);
        return { value: { holdings, family }, ...family, bytes: holdings.size * 120 };
      });
    },

    favorites: ({ userId }: Viewer, kind: FavoriteKind, now: Date): Promise<Set<number>> =>
      freshness.recall(`favorites:${userId}:${kind}`, now, async () => {
        const value = await readFavorites(db, userId, kind);
        return { value, keys: [`favorites:${userId}`], bytes: value.size * 40 };
      }),

    /** The few that are listed among the reports are kept; the others depend on too much. */
    async custom(viewer: Viewer, scope: CustomScope, now: Date): Promise<CustomRow[]> {
      if (scope === 'none') return [];
      if (scope !== 'listed') return readCustom(db, viewer, scope);
      return freshness.recall(`listed:${viewer.userId}`, now, async () => {
        const [{ keys, until }, value] = await Promise.all([
          findFamily(db, viewer.usergroupId, now),
          readCustom(db, viewer, scope),
        ]);
        const own = [`user:${viewer.userId}`, `favorites:${viewer.userId}`, 'given', 'catalogue'];
        return { value, keys: [...own, ...keys], until, bytes: value.length * 1000 };
      });
    },

    /** The catalogue in order. What was read of it is kept until nothing is certain any more. */
    async shelves(now: Date): Promise<ShelvesAt> {
      const keys: string[] = [];
      const known = () => freshness.recall('items', now, async () => ({ value: { ...nothingYet }, keys }));
      const [at] = await Promise.all([
        freshness.recall('shelves', now, async () => {
          const last = await known();
          const read = await readCatalogue(db, last.read);
          if (read !== last.read) Object.assign(last, stocked(read));
          return { value: last.at, keys: ['catalogue'] };
        }),
        // Looked at each time, or it would be the first to go for others, and all of it be read again after a change.
        known(),
      ]);
      return at;
    },
  };
}

function stocked({ version, items: unsorted }: ReadCatalogue): Stocked {
  const items = unsorted.toSorted((a, b) => newestFirst(a.item, b.item));
  const shelves = stock(items.map(({ item }) => item));
  return { read: { version, items }, at: { version, shelves } };
}
