import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { decide, nothing } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type Catalogue, type CatalogueItem, decideReading, holdingOf, isKnown } from '../catalogue/index.ts';
import { bits, type Places } from './place.ts';
import type { Shared } from './tsquery.ts';

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

export const shares = ['both', 'readers', 'others'] as const;

const everything = -1;

/** Which numbers of a span a viewer may know of, by who finds them. Titles are for everyone, names for who may open them. */
export const known: Shared<(seen: Seen, span: number) => number> = {
  both: ({ mayOpen }, span) => (mayOpen || span > 0 ? everything : ~bits.names),
  readers: ({ mayOpen }, span) => (mayOpen ? everything : span > 0 ? 0 : bits.title),
  others: ({ mayOpen }, span) => (mayOpen ? 0 : span > 0 ? everything : ~(bits.names | bits.title)),
};

export type Eyes = ReturnType<typeof eyesOf>;

/** What of the places the viewer may know of: thousands, so nothing is made for each. */
export function eachSeen(
  places: Shared<Places>,
  eyes: Eyes,
  tell: (item: number, seen: Seen, span: number, mask: number) => void,
): void {
  for (const shared of shares) {
    const { items, spans, masks } = places[shared];
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at] as number;
      const seen = eyes.of(item);
      const span = spans[at] ?? 0;
      const mask = seen ? (masks[at] ?? 0) & known[shared](seen, span) : 0;
      if (seen && mask !== 0) tell(item, seen, span, mask);
    }
  }
}

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

/** What the viewer may open; null for whoever reads all reports. A shortcut: `eyes` decide one by one. */
export function openItems(viewer: Viewer, { holdings }: Overview, eyes: Eyes): readonly number[] | null {
  if (decideReading(viewer, { visible: true }, nothing).allowed) return null;
  return [...holdings.keys()].filter((id) => eyes.of(id)?.mayOpen);
}

export function openReports(viewer: Viewer, overview: Overview, eyes: Eyes): readonly number[] | null {
  return openItems(viewer, overview, eyes)?.filter((id) => eyes.of(id)?.kind === 'report') ?? null;
}
