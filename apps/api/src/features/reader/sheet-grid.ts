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
  rowspan?: number;
}

/** A few hundred bytes of spans can ask for a grid that does not fit in memory; real tables are far smaller. */
const most = { columns: 16_384, cells: 1_000_000, merged: 20_000 };

/**
 * Places each cell as a browser would. A span ends at the last row or at the next cell, since a file with overlapping
 * merged areas cannot be opened. Cells too far to the right are left out.
 */
export function placeCells<T extends Spanning>(rows: readonly (readonly T[])[]): Placed<T>[] {
  const width = Math.min(most.columns, Math.ceil(most.cells / (rows.length || 1)));
  // For each column, the first row that no cell above extends into.
  const freeFrom = new Uint32Array(width);
  const isTaken = (column: number, row: number) => (freeFrom[column] ?? 0) > row;
  let merged = 0;
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.flatMap((cell) => {
      while (column < width && isTaken(column, row)) column += 1;
      if (column === width) return [];
      const rowSpan = Math.min(cell.rowspan ?? 1, rows.length - row);
      let columnSpan = 1;
      const wanted = Math.min(cell.colspan ?? 1, width - column);
      while (columnSpan < wanted && !isTaken(column + columnSpan, row)) columnSpan += 1;
      freeFrom.fill(row + rowSpan, column, column + columnSpan);
      if (rowSpan * columnSpan > 1) merged += rowSpan * columnSpan;
      const spans = merged > most.merged ? { rowSpan: 1, columnSpan: 1 } : { rowSpan, columnSpan };
      return [{ cell, row, column, ...spans }];
    });
  });
}

export function widthOf(placed: readonly Placed<unknown>[]): number {
  return placed.reduce((widest, { column, columnSpan }) => Math.max(widest, column + columnSpan), 1);
}
