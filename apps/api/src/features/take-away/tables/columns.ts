import { total } from './split.ts';
import type { GridCell, TableGrid } from './table-grid.ts';

/** What a text needs: the widest word, and all of it in one line. */
export type Measure = (cell: GridCell) => { least: number; whole: number };

export interface Wanted {
  least: readonly number[];
  good: readonly number[];
}

/** Narrower than this, a text becomes a tower; wider, a column of text takes the room of others. */
const bounds = { least: 26, word: 120, good: 190, linesInHead: 5, linesInBody: 16 };

/** What each column needs at least, and what it would like. */
export function wantedWidths(
  { cells, columns, headRows }: TableGrid,
  measure: Measure,
  padding: number,
): Wanted {
  const least = new Array<number>(columns).fill(bounds.least);
  const good = new Array<number>(columns).fill(bounds.least);
  for (const cell of [...cells].sort((one, other) => one.columnSpan - other.columnSpan)) {
    const text = measure(cell);
    const lines = cell.row < headRows ? bounds.linesInHead : bounds.linesInBody;
    const narrow =
      Math.min(bounds.good, Math.max(Math.min(text.least, bounds.word), text.whole / lines)) + padding;
    widen(least, cell, narrow);
    const wide = cell.heads === 'column' && cell.columnSpan === 1 ? text.whole / 2 : text.whole;
    widen(good, cell, Math.max(narrow, Math.min(wide, bounds.good) + padding));
  }
  return { least, good };
}

function widen(widths: number[], { column, columnSpan }: GridCell, wanted: number): void {
  const missing = wanted - total(widths, column, column + columnSpan);
  if (missing <= 0) return;
  for (let at = column; at < column + columnSpan; at += 1)
    widths[at] = (widths[at] ?? 0) + missing / columnSpan;
}

/** Between what columns need and would like; what is left over goes to all. */
export function settledWidths({ least, good }: Wanted, room: number): number[] {
  const [needed, liked] = [total(least), total(good)];
  if (needed >= room) return least.map((width) => (width * room) / needed);
  if (liked <= room) return good.map((width) => (width * room) / liked);
  const part = (room - needed) / (liked - needed);
  return least.map((width, at) => width + ((good[at] ?? width) - width) * part);
}
