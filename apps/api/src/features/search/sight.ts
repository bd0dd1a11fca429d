import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { decide } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type Catalogue, type CatalogueItem, decideReading, holdingOf, isKnown } from '../catalogue/index.ts';

export type Overview = Awaited<ReturnType<Catalogue['overview']>>;

/** An item that the viewer may know of, and what they may do with it. */
export interface Seen {
  item: CatalogueItem;
  kind: ItemKind;
  /** The text of a report, or the names in a dashboard. */
  mayOpen: boolean;
  subscribed: boolean;
  /** The position in the catalogue, newest first. */
  place: number;
}

export type Eyes = ReturnType<typeof eyesOf>;

/** What one viewer sees of each item, decided once for each that is asked for. */
export function eyesOf(viewer: Viewer, { shelves, holdings }: Overview) {
  const seen = new Map<number, Seen | null>();

  function look(itemId: number): Seen | null {
    for (const kind of itemKinds) {
      const item = shelves[kind].byId.get(itemId);
      if (item) return isKnown(viewer, item) ? see(item, kind) : null;
    }
    return null;
  }

  function see(item: CatalogueItem, kind: ItemKind): Seen {
    const holding = holdingOf(holdings, item.item_id);
    const decision =
      kind === 'report'
        ? decideReading(viewer, item, holding)
        : decide(viewer, 'open dashboard', { visible: item.visible, holding });
    const place = shelves[kind].places.get(item.item_id) ?? 0;
    return { item, kind, mayOpen: decision.allowed, subscribed: holding.full, place };
  }

  return {
    of(itemId: number): Seen | null {
      const known = seen.get(itemId);
      if (known !== undefined) return known;
      const found = look(itemId);
      seen.set(itemId, found);
      return found;
    },
  };
}
