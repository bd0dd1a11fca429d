import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { decide, type Holding, nothing } from '../../access/decide.ts';
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

/** What one viewer sees of each item, decided once for each that is asked for, or for all that are alike. */
export function eyesOf(viewer: Viewer, { shelves, holdings }: Overview) {
  const closed = closedIn(shelves);
  const seen = new Map<number, Seen | null>();
  const closedKinds = new Map<ItemKind, boolean>();

  function mayOpen(kind: ItemKind, visible: boolean, holding: Holding): boolean {
    return kind === 'report'
      ? decideReading(viewer, { visible }, holding).allowed
      : decide(viewer, 'open dashboard', { visible, holding }).allowed;
  }

  /** To this viewer, all that is shown and that the company does not have. */
  function isClosed(kind: ItemKind): boolean {
    const known = closedKinds.get(kind);
    if (known !== undefined) return known;
    const found = isKnown(viewer, { visible: true }) && !mayOpen(kind, true, nothing);
    closedKinds.set(kind, found);
    return found;
  }

  function look({ item, kind, place }: Seen): Seen | null {
    if (!isKnown(viewer, item)) return null;
    const holding = holdingOf(holdings, item.item_id);
    return { item, kind, mayOpen: mayOpen(kind, item.visible, holding), subscribed: holding.full, place };
  }

  return {
    of(itemId: number): Seen | null {
      const one = closed.get(itemId);
      if (!one) return null;
      if (one.item.visible && !holdings.has(itemId) && isClosed(one.kind)) return one;
      const known = seen.get(itemId);
      if (known !== undefined) return known;
      const found = look(one);
      seen.set(itemId, found);
      return found;
    },
  };
}

const closedAt = new WeakMap<Overview['shelves'], ReadonlyMap<number, Seen>>();

/** Every item as somebody sees it who may not open it. Of thousands most are seen so, and none is made for each search. */
function closedIn(shelves: Overview['shelves']): ReadonlyMap<number, Seen> {
  const known = closedAt.get(shelves);
  if (known) return known;
  const all = itemKinds.flatMap((kind) =>
    [...shelves[kind].byId].map(([id, item]): [number, Seen] => {
      const place = shelves[kind].places.get(id) ?? 0;
      return [id, { item, kind, mayOpen: false, subscribed: false, place }];
    }),
  );
  const closed = new Map(all);
  closedAt.set(shelves, closed);
  return closed;
}

/** What the viewer may open; null for whoever reads all reports. A shortcut: `eyes` decide one by one. */
export function openItems(viewer: Viewer, { holdings }: Overview, eyes: Eyes): readonly number[] | null {
  if (decideReading(viewer, { visible: true }, nothing).allowed) return null;
  return [...holdings.keys()].filter((id) => eyes.of(id)?.mayOpen);
}

export function openReports(viewer: Viewer, overview: Overview, eyes: Eyes): readonly number[] | null {
  return openItems(viewer, overview, eyes)?.filter((id) => eyes.of(id)?.kind === 'report') ?? null;
}
