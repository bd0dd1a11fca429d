import { type Decision, decide, type Item } from '../../access/decide.ts';
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

/** Whose subscriptions apply to a viewer; the marketing account does not use those of its own company. */
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

/** The item in the form that decide() takes. */
function asDecided({ visible }: Pick<CatalogueItem, 'visible'>, holding: Holding): Item {
  const { full, sampleMarkets, demo } = holding;
  const entitlement = full ? 'full' : sampleMarkets.length > 0 ? 'sample market' : demo ? 'demo' : 'none';
  return { visible, entitlement, sampleMarkets };
}

/** May the viewer read it? `granted` means a custom report gives them access, whatever their company has. */
export function decideReading(
  viewer: Viewer,
  item: Pick<CatalogueItem, 'visible'>,
  holding: Holding,
  granted = false,
): Decision {
  return decide(viewer, 'read', asDecided(item, { ...holding, full: holding.full || granted }));
}

/** Whether this viewer may know of the item: a hidden one is treated as missing. */
export function isKnown(viewer: Viewer, { visible }: Pick<CatalogueItem, 'visible'>): boolean {
  return decide(viewer, 'preview', { visible, entitlement: 'none' }).allowed;
}

export function knownItem(
  viewer: Viewer,
  { shelf }: { shelf: Pick<Shelf, 'byId'> },
  itemId: number,
): CatalogueItem | undefined {
  const item = shelf.byId.get(itemId);
  return item && isKnown(viewer, item) ? item : undefined;
}
