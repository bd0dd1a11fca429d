type Cell = string | number | null;

/** A file that spreadsheets open as it is: with a mark for UTF-8, and no cell that they would take for a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): Blob {
  const text = rows.map((row) => row.map(cellOf).join(',')).join('\r\n');
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function cellOf(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
