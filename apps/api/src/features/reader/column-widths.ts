import type { Placed } from '../reports/index.ts';

const narrowest = 9;
const widest = 48;

/** Fits the widest cell that is in one column only. */
export function columnWidths(
  placed: readonly Placed<{ text: string }>[],
  width: number,
): { width: number }[] {
  const longest = Array.from({ length: width }, () => 0);
  for (const { cell, column, columnSpan } of placed)
    if (columnSpan === 1) longest[column] = Math.max(longest[column] ?? 0, cell.text.length);
  return longest.map((length) => ({ width: Math.min(widest, Math.max(narrowest, length + 2)) }));
}
