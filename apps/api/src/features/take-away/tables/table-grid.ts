import type { Placed, TypedTable } from '../../reports/index.ts';
import { type TableView, tableView, type ViewCell } from '../table-view.ts';

/** A cell as files show it. */
export interface GridCell {
  text: string;
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** Names the rows or columns that it stands before or above. */
  heads: 'row' | 'column' | null;
  isNumber: boolean;
  /** A figure that is not measured yet. */
  isForecast: boolean;
}

/** A table with each cell in its place; heading rows count like all others. */
export interface TableGrid {
  cells: readonly GridCell[];
  headRows: number;
  rows: number;
  columns: number;
  /** How many columns on the left name the rows. */
  labels: number;
  /** Columns of figures, which stand on the right. */
  numeric: readonly boolean[];
  /** Columns of which no figure is measured yet. */
  forecast: readonly boolean[];
  /** Rows that are the sum of others. */
  totals: ReadonlySet<number>;
}

/** More labels than this leave no room for figures. */
const mostLabels = 3;

export function gridOf(stored: TypedTable): TableGrid {
  const view = tableView(stored);
  const { headRows, width, height, labelColumns } = view;
  const cells = view.cells.map((placed) => cellOf(placed, view));
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height - headRows }, (_, index) => headRows + index);
  return {
    cells,
    headRows,
    rows: height,
    columns: width,
    labels: labelColumns < width ? Math.min(labelColumns, mostLabels) : 1,
    numeric: numericIn(cells, width, headRows),
    forecast: columns.map((column) => headRows > 0 && view.isForecast(0, column)),
    totals: new Set(rows.filter((row) => view.isTotal(row))),
  };
}

function cellOf({ cell, ...place }: Placed<ViewCell>, { headRows, isForecast }: TableView): GridCell {
  const { row, column, rowSpan, columnSpan } = place;
  const isHead = row < headRows || cell.isColumnHead === true;
  const isNumber = !isHead && !cell.isHeader && (cell.number ?? cell.low ?? cell.high) !== undefined;
  return {
    text: cell.text,
    row,
    column,
    rowSpan,
    columnSpan,
    heads: isHead ? 'column' : cell.isHeader ? 'row' : null,
    isNumber,
    isForecast: isNumber && isForecast(row, column),
  };
}

/** Most of what stands in it are figures. */
function numericIn(cells: readonly GridCell[], width: number, headRows: number): boolean[] {
  const balance = new Array<number>(width).fill(0);
  for (const { row, column, columnSpan, text, isNumber, heads } of cells)
    if (row >= headRows && columnSpan === 1 && heads === null && text.trim().length > 1)
      balance[column] = (balance[column] ?? 0) + (isNumber ? 1 : -1);
  return balance.map((count) => count > 0);
}
