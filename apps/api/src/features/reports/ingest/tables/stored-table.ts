import type { Cell, HeaderCell, TypedTable } from '../content.ts';
import type { Placed } from './grid.ts';
import { placesOf, readTable } from './read-table.ts';

/** A table of the database with each cell in its place. */
export interface PlacedTable {
  table: TypedTable;
  heading: Placed<HeaderCell>[];
  body: Placed<Cell>[];
  width: number;
}

/** Heading and body are one grid, since a heading may reach down. What an earlier release stored is read anew. */
export function placedTable(stored: TypedTable): PlacedTable {
  const table = stored.columnUnits ? stored : readAgain(stored);
  return { table, ...placesOf(table.header, table.rows) };
}

/** Earlier releases ended a heading with the thead, and knew one unit for the whole table. */
function readAgain({ units, ...stored }: TypedTable): TypedTable {
  const { header } = stored;
  const ended = header.map((row, index) =>
    row.map((cell) => ({ ...cell, rowspan: Math.min(cell.rowspan ?? 1, header.length - index) })),
  );
  const rows = stored.rows.map((row) => row.map(({ number: _, ...cell }) => cell));
  return { ...readTable({ ...stored, header: ended, rows }).table, units };
}
