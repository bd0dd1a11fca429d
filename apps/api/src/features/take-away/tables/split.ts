import type { GridCell, TableGrid } from './table-grid.ts';

/** Columns of a table that stand beside each other on one page: the labels, and from one column to before another. */
export interface Part {
  from: number;
  to: number;
}

/** Parts that are as even as the widths allow, each with the labels before it. */
export function partsOf({ labels, columns }: TableGrid, widths: readonly number[], room: number): Part[] {
  const before = total(widths, 0, labels);
  const fits = ({ from, to }: Part) => before + total(widths, from, to) <= room + 0.01;
  if (columns <= labels) return [{ from: labels, to: columns }];
  const least = filled(labels, columns, columns, fits);
  const even = Math.ceil((columns - labels) / least.length);
  const parts = filled(labels, columns, even, fits);
  return parts.length === least.length ? parts : least;
}

/** As many columns in each as fit, and at least one. */
function filled(first: number, columns: number, most: number, fits: (part: Part) => boolean): Part[] {
  const parts: Part[] = [];
  for (let from = first; from < columns; ) {
    let to = from + 1;
    while (to < columns && to - from < most && fits({ from, to: to + 1 })) to += 1;
    parts.push({ from, to });
    from = to;
  }
  return parts;
}

/** A part as a table of its own. A cell that reaches into it stands in it, too. */
export function partOf(grid: TableGrid, { from, to }: Part): TableGrid {
  const { labels } = grid;
  const shift = from - labels;
  const columns = labels + to - from;
  const cells = grid.cells.flatMap((cell): GridCell[] => {
    const end = cell.column + cell.columnSpan;
    const first = cell.column < labels ? cell.column : Math.max(cell.column, from) - shift;
    const last = end <= labels ? end : Math.max(Math.min(end, to), from) - shift;
    return last > first ? [{ ...cell, column: first, columnSpan: last - first }] : [];
  });
  const own = <T>(values: readonly T[]) => [...values.slice(0, labels), ...values.slice(from, to)];
  return { ...grid, cells, columns, numeric: own(grid.numeric), forecast: own(grid.forecast) };
}

export function total(widths: readonly number[], from = 0, to = widths.length): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += widths[at] ?? 0;
  return sum;
}

/** Rows that belong together, because a cell reaches over all of them: where each group ends. */
export function groupEnds(cells: readonly GridCell[], first: number, rows: number): number[] {
  const reach = new Uint32Array(rows);
  for (const { row, rowSpan } of cells)
    if (row >= first) reach[row] = Math.max(reach[row] ?? 0, Math.min(rows, row + rowSpan));
  const ends: number[] = [];
  let end = first;
  for (let row = first; row < rows; row += 1) {
    end = Math.max(end, reach[row] ?? 0, row + 1);
    if (end === row + 1) ends.push(end);
  }
  return ends;
}
