import { decide, type Item } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Entitlement } from '../subscriptions/index.ts';
import type { CatalogueItem, Shelf } from './shelf.ts';

/** What a company has of one item. */
export interface Holding {
  full: boolean;
  sampleMarkets: string[];
  demo: boolean;
}

export type Holdings = ReadonlyMap<number, Holding>;

const none: Holding = { full: false, sampleMarkets: [], demo: false };

/** Whose subscriptions a viewer has a part in; the marketing account has none in its own company's. */
export function entitledCompany({ special, usergroupId }: Viewer): number | null {
  return special === 'marketing' ? null : usergroupId;
}

export function holdingsOf(entitlements: readonly Entitlement[]): Holdings {
  const byItem = Map.groupBy(entitlements, ({ item_id }) => item_id);
  return new Map(
    [...byItem].map(([id, list]) => [
      id,
      {
        full: list.some(({ access }) => access === 'full'),
        sampleMarkets: list
          .filter(({ access }) => access === 'sample')
          .map((one) => one.market_name)
          .sort(),
        demo: list.some(({ access }) => access === 'demo'),
      },
    ]),
  );
}

export function holdingOf(holdings: Holdings, itemId: number): Holding {
  return holdings.get(itemId) ?? none;
}

/** The item as the decision on access sees it. */
export function asDecided({ visible }: Pick<CatalogueItem, 'visible'>, holding: Holding): Item {
  const { full, sampleMarkets, demo } = holding;
  const entitlement = full ? 'full' : sampleMarkets.length > 0 ? 'sample market' : demo ? 'demo' : 'none';
  return { visible, entitlement, sampleMarkets };
}

/** Whether the item's card may open a dashboard: all of it, or as much as the company has. */
export function mayOpenDashboard(
  viewer: Viewer,
  item: Pick<CatalogueItem, 'kind' | 'visible' | 'global_dashboard'>,
  holding: Holding,
): boolean {
  if (item.kind === 'report' && !item.global_dashboard) return false;
  const [market] = holding.sampleMarkets;
  const asked = { ...asDecided(item, holding), demo: holding.demo, ...(market ? { market } : {}) };
  return decide(viewer, 'open dashboard', asked).allowed;
}

/** An item that this viewer may know of. A hidden one is as good as absent. */
export function knownItem(
  viewer: Viewer,
  { shelf, holdings }: { shelf: Pick<Shelf, 'byId'>; holdings: Holdings },
  itemId: number,
): CatalogueItem | undefined {
  const item = shelf.byId.get(itemId);
  if (!item) return undefined;
  return decide(viewer, 'preview', asDecided(item, holdingOf(holdings, itemId))).allowed ? item : undefined;
}
