/** A row's position, from the top of the list. */
export interface RowBox {
  top: number;
  height: number;
}

/** A row being moved from one index to another. */
export interface Way {
  from: number;
  to: number;
}

/** The index of a row whose middle is at that height: after all others whose middle is above it. */
export function placeAt(rows: readonly RowBox[], from: number, middle: number): number {
  const others = rows.filter((_, index) => index !== from);
  return others.filter(({ top, height }) => top + height / 2 < middle).length;
}

/** How far a row has moved: to make room, or as the one being moved. */
export function shiftOf(rows: readonly RowBox[], { from, to }: Way, index: number): number {
  const heightOf = (at: number) => rows[at]?.height ?? 0;
  if (index === from) {
    const passed = to > from ? rows.slice(from + 1, to + 1) : rows.slice(to, from);
    return Math.sign(to - from) * passed.reduce((sum, { height }) => sum + height, 0);
  }
  if (index > from && index <= to) return -heightOf(from);
  if (index < from && index >= to) return heightOf(from);
  return 0;
}

/** The list after one entry was moved. */
export function moved<T>(list: readonly T[], { from, to }: Way): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** What a key does to a row that is or could be lifted. */
export function keyStep(
  key: string,
  way: Way | null,
  count: number,
): 'lift' | 'drop' | 'cancel' | Way | null {
  if (key === ' ' || key === 'Enter') return way ? 'drop' : 'lift';
  if (!way) return null;
  if (key === 'Escape') return 'cancel';
  const to = { ArrowUp: way.to - 1, ArrowDown: way.to + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : { from: way.from, to: Math.min(Math.max(to, 0), count - 1) };
}
