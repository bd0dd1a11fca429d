/** A cell with its place in the grid and the spans it gets there. */
export interface Placed<T> {
  cell: T;
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

interface Spanning {
  colspan?: number;
  /** 0 for all the rows that are left. */
  rowspan?: number;
}

/** A few hundred bytes of spans can ask for a grid that does not fit in memory; real tables are far smaller. */
const most = { columns: 16_384, slots: 1_000_000 };

/**
 * Places each cell as a browser would: in the first free column, ending with the last row. Where two cells claim the
 * same place, the later one ends before it, and no other cell moves for that. Cells too far to the right are left
 * out.
 */
export function placeCells<T extends Spanning>(rows: readonly (readonly T[])[]): Placed<T>[] {
  const width = Math.min(most.columns, Math.ceil(most.slots / (rows.length || 1)));
  // For each column, the first row that no cell above extends into.
  const freeFrom = new Uint32Array(width);
  const isTaken = (column: number, row: number) => (freeFrom[column] ?? 0) > row;
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.flatMap((cell) => {
      while (column < width && isTaken(column, row)) column += 1;
      if (column >= width) return [];
      const rowSpan = Math.min(cell.rowspan || (cell.rowspan === 0 ? rows.length : 1), rows.length - row);
      const wanted = Math.min(cell.colspan || 1, width - column);
      let columnSpan = 1;
      while (columnSpan < wanted && !isTaken(column + columnSpan, row)) columnSpan += 1;
      for (let at = column; at < column + wanted; at += 1)
        freeFrom[at] = Math.max(freeFrom[at] ?? 0, row + rowSpan);
      const placed = { cell, row, column, rowSpan, columnSpan };
      column += wanted;
      return [placed];
    });
  });
}

export function widthOf(placed: readonly Placed<unknown>[]): number {
  return placed.reduce((widest, { column, columnSpan }) => Math.max(widest, column + columnSpan), 1);
}

/** How many places the cells cover; a table beyond `most.slots` is not read. */
export function isTooLarge(placed: readonly Placed<unknown>[]): boolean {
  return placed.reduce((sum, { rowSpan, columnSpan }) => sum + rowSpan * columnSpan, 0) > most.slots;
}

/** For each row the cells that begin in it. */
export function byRow<T>(placed: readonly Placed<T>[], height: number): Placed<T>[][] {
  const rows: Placed<T>[][] = Array.from({ length: height }, () => []);
  for (const one of placed) rows[one.row]?.push(one);
  return rows;
}
