import type { TableRow } from './search-index.store.ts';

/** What a stored table needs to have for its labels. */
interface Content {
  header?: { text: string }[][];
  rows?: { text: string; isHeader?: true }[][];
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
  const cells = rows[row] ?? [];
  const heads = (header.at(-1) ?? []).map(({ text }) => text);
  // A head of several rows begins with cells that reach down into the last one.
  const missing = Math.max(0, cells.length - heads.length);
  const columns = [...Array.from({ length: missing }, () => ''), ...heads].slice(0, cells.length);
  return {
    columns: columns.slice(1, mostColumns),
    label: cells[0]?.text ?? '',
    cells: cells.slice(1, mostColumns).map(({ text }) => text),
  };
}
