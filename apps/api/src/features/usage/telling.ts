import { countOf, type DatedPart, type Starts, tellingIn } from './team-figures.ts';
import type { ItemPart } from './team-usage.store.ts';

/** How much of an item. */
export interface ItemCount {
  item_id: number;
  count: number;
}

interface Told {
  starts: Starts;
  /** Where the range begins that is looked at. */
  from: string;
  /** In a large team these numbers are told of anybody, as nobody knows whose they are. */
  isSmall: boolean;
}

/** Numbers of a range, as far as they may be told; null if not. */
export function createTelling({ starts, from, isSmall }: Told) {
  const inRange = <P extends DatedPart>(parts: readonly P[]) => parts.filter((part) => part.from >= from);

  function isTold<P extends DatedPart>(parts: readonly P[]): boolean {
    return !isSmall || tellingIn(starts, parts)(inRange(parts));
  }

  return {
    sum: (parts: readonly DatedPart[]): number | null => (isTold(parts) ? countOf(inRange(parts)) : null),

    /** The most first. One that may not be told could be found from the others and the sum of all. */
    items(parts: readonly ItemPart[]): ItemCount[] | null {
      const each = [...Map.groupBy(parts, ({ item_id }) => item_id)];
      if (!each.every(([, own]) => isTold(own))) return null;
      return [...Map.groupBy(inRange(parts), ({ item_id }) => item_id)]
        .map(([item_id, own]) => ({ item_id, count: countOf(own) }))
        .sort((one, other) => other.count - one.count || one.item_id - other.item_id);
    },
  };
}
