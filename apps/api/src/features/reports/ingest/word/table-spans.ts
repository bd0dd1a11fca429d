import { TooComplex } from '../html/source.ts';
import type { Row, WordCell } from './table-rows.ts';

/** A cell with how far it reaches; null stands for columns that a row leaves free. */
export interface Placed {
  cell: WordCell | null;
  /** The first of its columns. */
  column: number;
  columns: number;
  rows: number;
}

/** Word knows 63 columns; other programs write a few more. */
const widest = 100;

/** Resolves merged cells: the first one reaches down over those that go on with it, which are handed to `covered`. */
export function spread(rows: Row[], place: string, covered: (cell: WordCell) => void): Placed[][] {
  /** By column: the cell that those below may go on with. */
  let open = new Map<number, Placed>();
  return rows.map(({ before, after, cells }) => {
    const placed: Placed[] = before > 0 ? [{ cell: null, column: 0, columns: before, rows: 1 }] : [];
    const next = new Map<number, Placed>();
    let column = before;
    for (const cell of cells) {
      const above = cell.merge === 'goes on' ? open.get(column) : undefined;
      if (above && above.columns === cell.columns) {
        above.rows += 1;
        covered(cell);
        next.set(column, above);
      } else {
        const one: Placed = { cell, column, columns: cell.columns, rows: 1 };
        placed.push(one);
        // One that says it goes on without anything above it begins here.
        if (cell.merge) next.set(column, one);
      }
      column += Math.max(1, cell.columns);
    }
    if (column + after > widest)
      throw new TooComplex(`${place} has more than ${widest} columns.`, 'Divide the table.');
    if (after > 0) placed.push({ cell: null, column, columns: after, rows: 1 });
    open = next;
    return placed;
  });
}

/** How many rows are headings: those that say so at the top, and all that their cells reach down to. */
export function headingCount(rows: Row[], placed: Placed[][]): number {
  const first = rows.findIndex(({ isHeading }) => !isHeading);
  let count = first < 0 ? 0 : first;
  for (let index = 0; index < count; index += 1)
    for (const { rows: reach } of placed[index] ?? []) count = Math.max(count, index + reach);
  return count >= rows.length ? 0 : count;
}
