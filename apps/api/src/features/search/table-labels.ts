import type { TableRow } from './search-index.store.ts';

/** What a stored table needs to have for its labels. */
interface Content {
  header?: Spanning[][];
  rows?: (Spanning & { isHeader?: true })[][];
}

interface Spanning {
  text: string;
  colspan?: number;
  rowspan?: number;
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

/** The row that has the most of what is looked for, from 0; null if none has any. */
export function bestRow(
  { content }: Pick<TableRow, 'content'>,
  countIn: (label: string) => number,
): number | null {
  const { rows = [] } = content as Content;
  let best: { row: number; count: number } | null = null;
  for (const [row, cells] of rows.entries()) {
    const label = cells.filter((cell, at) => at === 0 || cell.isHeader).map(({ text }) => text);
    const count = countIn(label.join('\n'));
    if (count > (best?.count ?? 0)) best = { row, count };
  }
  return best?.row ?? null;
}

const mostColumns = 8;

/** A row under the headings of its columns, as many as fit on a line. */
export function shownRow({ content }: Pick<TableRow, 'content'>, row: number) {
  const { header = [], rows = [] } = content as Content;
  const [label = '', ...cells] = gridOf(rows)[row] ?? [];
  // What reaches down into the last row of the head is the heading of its column.
  const heads = gridOf(header).at(-1) ?? [];
  const shown = cells.slice(0, mostColumns - 1);
  return { columns: shown.map((_, at) => heads[at + 1] ?? ''), label, cells: shown };
}

/** The text at each place: a cell with spans is at several, and moves those after it. */
function gridOf(rows: readonly (readonly Spanning[])[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { text, colspan = 1, rowspan = 1 } of row) {
      while (grid[at]?.[column] !== undefined) column += 1;
      for (const line of grid.slice(at, at + rowspan)) {
        for (let place = column; place < column + colspan; place += 1) line[place] = text;
      }
      column += colspan;
    }
  }
  return grid;
}
