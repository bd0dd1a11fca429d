import { type Decision, decide, type Holding, nothing } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Entitlement } from '../subscriptions/index.ts';
import type { CatalogueItem, Shelf } from './shelf.ts';

export type Holdings = ReadonlyMap<number, Holding>;

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
  return holdings.get(itemId) ?? nothing;
}

/** May the viewer read it? `granted` means a custom report gives them access, whatever their company has. */
export function decideReading(
  viewer: Viewer,
  { visible }: Pick<CatalogueItem, 'visible'>,
  holding: Holding,
  granted = false,
): Decision {
  return decide(viewer, 'read', { visible, holding: granted ? { ...holding, full: true } : holding });
}

/** Whether this viewer may know of the item: a hidden one is treated as missing. */
export function isKnown(viewer: Viewer, { visible }: Pick<CatalogueItem, 'visible'>): boolean {
  return decide(viewer, 'preview', { visible, holding: nothing }).allowed;
}

/** Throws for a hidden item: those who have it learn that it was withdrawn, for everyone else it does not exist. */
export function assertKnown(
  viewer: Viewer,
  { visible }: Pick<CatalogueItem, 'visible'>,
  holding: Holding,
): void {
  const decision = decide(viewer, 'preview', { visible, holding });
  if (decision.allowed) return;
  throw new ProblemError(decision.reason === 'withdrawn' ? 'report-withdrawn' : 'not-found');
}

export function knownItem(
  viewer: Viewer,
  { shelf }: { shelf: Pick<Shelf, 'byId'> },
  itemId: number,
): CatalogueItem | undefined {
  const item = shelf.byId.get(itemId);
  return item && isKnown(viewer, item) ? item : undefined;
}
