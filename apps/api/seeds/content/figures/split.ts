import { divide, round, sum } from '../model/rounding.ts';

/**
 * Divides a table with known sums for both parts and places: every place divides as `leaning` says, and the largest
 * place takes the remainder, so that rows and columns add up to the last digit.
 */
export function split(
  parts: readonly number[],
  places: readonly number[],
  leaning: (place: number, part: number) => number,
  decimals: number,
): number[][] {
  const largest = places.indexOf(Math.max(...places));
  const divided = places.map((total, place) =>
    place === largest
      ? parts.map(() => 0)
      : divide(
          total,
          parts.map((part, index) => part * leaning(place, index)),
          decimals,
        ),
  );
  const left = parts.map((part, index) =>
    sum([part, ...divided.map((place) => -(place[index] ?? 0))], decimals),
  );
  return withoutDebts(
    divided.map((one, place) => (place === largest ? left : one)),
    largest,
    decimals,
  );
}

/** A negative part of the largest place is taken from its own largest part and given back elsewhere. */
function withoutDebts(table: number[][], largest: number, decimals: number): number[][] {
  const home = table[largest] ?? [];
  for (const [part, value] of home.entries()) {
    if (value >= 0) continue;
    const strong = home.indexOf(Math.max(...home));
    const giver = table.findIndex((one, place) => place !== largest && (one[part] ?? 0) >= -value);
    const from = table[giver];
    if (!from) throw new Error('A part is larger than all its places.');
    from[part] = round((from[part] ?? 0) + value, decimals);
    from[strong] = round((from[strong] ?? 0) - value, decimals);
    home[strong] = round((home[strong] ?? 0) + value, decimals);
    home[part] = 0;
  }
  return table;
}
