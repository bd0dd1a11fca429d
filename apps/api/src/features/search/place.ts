import type { Places } from './search.store.ts';

/** A chapter of an item as one number, for sets of thousands. */
export type Place = number;

const most = 16_384;

export function placeOf(item: number, number: number): Place {
  return item * most + number + 1;
}

export function* eachPlace({ items, numbers }: Places): Generator<Place> {
  for (const [at, item] of items.entries()) yield placeOf(item, numbers[at] ?? 0);
}
