import type { Line, Span } from '../../../../platform/pdf/lines.ts';
import { colours } from '../../colours.ts';
import { groupEnds, total } from '../../tables/split.ts';
import type { GridCell, TableGrid } from '../../tables/table-grid.ts';
import type { Paper } from '../paper.ts';

/** How tables are set: as they are read, or closer if they are wide. */
export interface Density {
  size: number;
  leading: number;
  padX: number;
  padY: number;
}

export const roomy: Density = { size: 8.8, leading: 11.6, padX: 4.5, padY: 3.4 };
export const dense: Density = { size: 7.6, leading: 9.8, padX: 3.2, padY: 2.6 };

/** A cell with its text broken to the width of its columns. */
export interface SetCell extends GridCell {
  lines: Line[];
}

/** A table that is ready to be drawn on pages. */
export interface SetTable {
  grid: TableGrid;
  density: Density;
  widths: readonly number[];
  heights: readonly number[];
  /** For each row the cells that begin in it. */
  rows: readonly (readonly SetCell[])[];
  /** Before which rows a page may end. */
  ends: readonly number[];
}

export function spansOfCell(cell: GridCell, { grid, density }: Pick<SetTable, 'grid' | 'density'>): Span[] {
  const isInHead = cell.row < grid.headRows;
  const isStrong = isInHead || cell.heads === 'column' || grid.totals.has(cell.row);

  const face = `${isStrong ? 'strong' : 'sans'}${cell.isForecast ? '-italic' : ''}` as const;
  const size = isInHead ? density.size - 0.5 : density.size;
  return [{ text: cell.text, face, size, colour: isInHead ? colours.ink2 : colours.ink }];
}

/** Breaks all texts. A row that is taller than a page is split into several, so that each fits. */
export function setTable(
  paper: Paper,
  grid: TableGrid,
  { widths, density, tallest }: { widths: readonly number[]; density: Density; tallest: number },
): SetTable {
  const set = (one: TableGrid) => {
    const cells = one.cells.map((cell) => {
      const width = total(widths, cell.column, cell.column + cell.columnSpan) - 2 * density.padX;
      return { ...cell, lines: paper.linesOf(spansOfCell(cell, { grid: one, density }), width) };
    });
    return arranged(one, cells, { widths, density });
  };
  const table = set(grid);
  if (isWithin(table, tallest)) return table;
  const flat = set({ ...grid, cells: grid.cells.map((cell) => ({ ...cell, rowSpan: 1 })) });
  return isWithin(flat, tallest) ? flat : inSlices(flat, tallest);
}

function arranged(
  grid: TableGrid,
  cells: readonly SetCell[],
  { widths, density }: Pick<SetTable, 'widths' | 'density'>,
): SetTable {
  const rows: SetCell[][] = Array.from({ length: grid.rows }, () => []);
  const heights = new Array<number>(grid.rows).fill(density.leading + 2 * density.padY);
  for (const cell of [...cells].sort((one, other) => one.rowSpan - other.rowSpan)) {
    rows[cell.row]?.push(cell);
    const end = Math.min(grid.rows, cell.row + cell.rowSpan);
    const missing = heightOf(cell.lines.length, density) - total(heights, cell.row, end);
    if (missing > 0) heights[end - 1] = (heights[end - 1] ?? 0) + missing;
  }
  for (const row of rows) row.sort((one, other) => one.column - other.column);
  return { grid, density, widths, heights, rows, ends: groupEnds(grid.cells, grid.headRows, grid.rows) };
}

const heightOf = (lines: number, { leading, padY }: Density) => lines * leading + 2 * padY;

/** Whether every group of rows that belong together fits on a page. */
function isWithin({ grid, heights, ends }: SetTable, tallest: number): boolean {
  let from = grid.headRows;
  for (const end of ends) {
    if (total(heights, from, end) > tallest) return false;
    from = end;
  }
  return true;
}

/** Rows that are too tall go on in a row of their own. */
function inSlices(table: SetTable, tallest: number): SetTable {
  const { grid, density } = table;
  const most = Math.max(1, Math.floor((tallest - 2 * density.padY) / density.leading));
  const cells: SetCell[] = [];
  const totals = new Set<number>();
  let row = 0;
  for (const [index, own] of table.rows.entries()) {
    const longest = Math.max(1, ...own.map(({ lines }) => lines.length));
    const slices = index < grid.headRows ? 1 : Math.ceil(longest / most);
    if (grid.totals.has(index)) totals.add(row);
    for (let slice = 0; slice < slices; slice += 1, row += 1)
      for (const cell of own)
        cells.push({
          ...cell,
          row,
          lines: slices === 1 ? cell.lines : cell.lines.slice(slice * most, (slice + 1) * most),
        });
  }
  return arranged({ ...grid, cells, rows: row, totals }, cells, table);
}
