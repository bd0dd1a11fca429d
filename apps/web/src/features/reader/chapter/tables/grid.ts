/** A cell and the columns that it covers. */
export interface PlacedCell {
  cell: HTMLTableCellElement;
  column: number;
  width: number;
}

export interface Grid {
  head: PlacedCell[][];
  body: PlacedCell[][];
}

/** Which cell is in which column, taking spans into account. */
export function gridOf(table: HTMLTableElement): Grid {
  const grid: Grid = { head: [], body: [] };
  for (const section of table.querySelectorAll<HTMLTableSectionElement>(
    ':scope > :is(thead, tbody, tfoot)',
  )) {
    const rows = section.localName === 'thead' ? grid.head : grid.body;
    // A cell ends with its section, whatever its row span.
    const taken: number[] = [];
    for (const row of section.rows) rows.push(placeRow(row, taken));
  }
  return grid;
}

function placeRow(row: HTMLTableRowElement, taken: number[]): PlacedCell[] {
  const placed: PlacedCell[] = [];
  const next = [...taken];
  let column = 0;
  for (const cell of row.cells) {
    while ((taken[column] ?? 0) > 0) column += 1;
    const width = cell.colSpan;
    placed.push({ cell, column, width });
    for (let at = column; at < column + width; at += 1) next[at] = cell.rowSpan;
    column += width;
  }
  for (let at = 0; at < next.length; at += 1) taken[at] = Math.max((next[at] ?? 0) - 1, 0);
  return placed;
}
