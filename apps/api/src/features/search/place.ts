/**
 * Where something was found: item by item the numbers of its chapters; 0 is title and description, -1 the names of a
 * dashboard. Numbers from -1 stand in spans of thirty, each span has a bit for every number. Of an item with long spans
 * there are several.
 */
export interface Places {
  items: Int32Array;
  spans: Int32Array;
  masks: Int32Array;
}

/** Thousands are kept: as numbers of four bytes, which also need no looking through when memory is cleared. */
export function placesOf(
  items: readonly number[],
  spans: readonly number[],
  masks: readonly number[],
): Places {
  return { items: Int32Array.from(items), spans: Int32Array.from(spans), masks: Int32Array.from(masks) };
}

export const bytesOf = ({ items, spans, masks }: Places) =>
  items.byteLength + spans.byteLength + masks.byteLength;

export const nowhere = placesOf([], [], []);

const perSpan = 30;
const mostSpans = 1024;

export const spanOf = (number: number) => Math.floor((number + 1) / perSpan);
export const bitOf = (number: number) => 1 << ((number + 1) % perSpan);

/** In the first span: names, and title with description. What follows are chapters. */
export const bits = { names: bitOf(-1), title: bitOf(0) };

const mostKept = 10_000;
const kept = new Map<number, readonly number[]>();

/** The numbers of a mask in order. Most reports have the same few. */
export function numbersIn(span: number, mask: number): readonly number[] {
  const key = span * 2 ** perSpan + mask;
  let numbers = kept.get(key);
  if (!numbers) {
    numbers = unpack(span, mask);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, numbers);
  }
  return numbers;
}

function unpack(span: number, mask: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < perSpan; at += 1) if (mask & (1 << at)) numbers.push(span * perSpan + at - 1);
  return numbers;
}

export function countIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** Places of several lookups, for asking whether one is among them. */
export class Marks {
  readonly #masks = new Map<number, number>();

  add({ items, spans, masks }: Places): void {
    for (let at = 0; at < items.length; at += 1) this.put(items[at] ?? 0, spans[at] ?? 0, masks[at] ?? 0);
  }

  put(item: number, span: number, mask: number): void {
    const key = item * mostSpans + span;
    this.#masks.set(key, (this.#masks.get(key) ?? 0) | mask);
  }

  in(item: number, span: number): number {
    return this.#masks.get(item * mostSpans + span) ?? 0;
  }

  has(item: number, number: number): boolean {
    return (this.in(item, spanOf(number)) & bitOf(number)) !== 0;
  }
}
