/** A cell at its place in the grid, with as much room as it has there. */
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

/**
 * Gives each cell its place, as a browser would. A span ends where the rows end or another cell stands: two merged
 * areas that overlap make a file that cannot be opened.
 */
export function placeCells<T extends Spanning>(rows: readonly (readonly T[])[]): Placed<T>[] {
  const taken = rows.map(() => new Set<number>());
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken[row]?.has(column)) column += 1;
      const rowSpan = Math.min(cell.rowspan ?? 1, rows.length - row);
      const columnSpan = freeRun(taken[row], column, cell.colspan ?? 1);
      for (const set of taken.slice(row, row + rowSpan))
        for (let offset = 0; offset < columnSpan; offset++) set.add(column + offset);
      return { cell, row, column, rowSpan, columnSpan };
    });
  });
}

function freeRun(taken: Set<number> | undefined, from: number, wanted: number): number {
  let length = 1;
  while (length < wanted && !taken?.has(from + length)) length += 1;
  return length;
}

export function widthOf(placed: readonly Placed<unknown>[]): number {
  return placed.reduce((widest, { column, columnSpan }) => Math.max(widest, column + columnSpan), 1);
}
