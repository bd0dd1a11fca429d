import type { Cell } from '../../ingest/content.ts';
import type { KeyedTable, Line } from '../keyed-table.ts';

/** A part of a table, seen along its rows or along its columns: whatever holds for rows holds for columns too. */
export interface View {
  table: KeyedTable;
  lines: Line[];
  /** The columns if the lines are rows, and the other way round. */
  across: Line[];
  areRows: boolean;
  cellAt(line: Line, across: Line): Cell | undefined;
}

/** Larger parts are lists of data rather than tables that somebody reads, and are not checked. */
const mostLines = 2000;

export function viewsOf(table: KeyedTable): View[] {
  return table.parts
    .filter(({ rows, columns }) => rows.length <= mostLines && columns.length <= mostLines)
    .flatMap(({ rows, columns }) => [
      {
        table,
        lines: rows,
        across: columns,
        areRows: true,
        cellAt: (row: Line, column: Line) => table.cellAt(row.at, column.at),
      },
      {
        table,
        lines: columns,
        across: rows,
        areRows: false,
        cellAt: (column: Line, row: Line) => table.cellAt(row.at, column.at),
      },
    ]);
}
