import type { TableRow } from './search-index.store.ts';

/** What a stored table needs to have for its labels. */
interface Content {
  header?: Cell[][];
  rows?: Cell[][];
}

interface Cell {
  text: string;
  colspan?: number;
  rowspan?: number;
  isHeader?: true;
}

/** The headings of the columns and rows of a table; the first cell names a row even where nothing says so. */
export function labelsOf({ content }: Pick<TableRow, 'content'>): string[] {
  const { header = [], rows = [] } = content as Content;
  const heads = header.flat().map(({ text }) => text);
  const labels = rows.flatMap((row) =>
    row.filter((cell, at) => at === 0 || cell.isHeader).map(({ text }) => text),
  );
  return [...new Set([...heads, ...labels])];
}

/** The row that has the most of what is looked for, from 0, with the headings that reach into it; null if none has any. */
export function bestRow(
  { content }: Pick<TableRow, 'content'>,
  countIn: (label: string) => number,
): number | null {
  const { rows = [] } = content as Content;
  let best: { row: number; count: number } | null = null;
  for (const [row, cells] of gridOf(rows).entries()) {
    const own = rows[row]?.[0];
    const label = cells
      .filter((cell, at) => at === 0 || cell.isHeader || cell === own)
      .map(({ text }) => text);
    const count = countIn([...new Set(label)].join('\n'));
    if (count > (best?.count ?? 0)) best = { row, count };
  }
  return best?.row ?? null;
}

const mostColumns = 8;

/** A row under the headings of its columns, as many as fit on a line. */
export function shownRow({ content }: Pick<TableRow, 'content'>, row: number) {
  const { header = [], rows = [] } = content as Content;
  const [label = '', ...cells] = (gridOf(rows)[row] ?? []).map(({ text }) => text);
  // What reaches down into the last row of the head is the heading of its column.
  const heads = (gridOf(header).at(-1) ?? []).map(({ text }) => text);
  const shown = cells.slice(0, mostColumns - 1);
  return { columns: shown.map((_, at) => heads[at + 1] ?? ''), label, cells: shown };
}

/** The cell at each place: one with spans is at several, and moves those after it. */
function gridOf(rows: readonly (readonly Cell[])[]): Cell[][] {
  const grid: Cell[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      const { colspan = 1, rowspan = 1 } = cell;
      while (grid[at]?.[column] !== undefined) column += 1;
      for (const line of grid.slice(at, at + rowspan)) {
        for (let place = column; place < column + colspan; place += 1) line[place] = cell;
      }
      column += colspan;
    }
  }
  return grid;
}
