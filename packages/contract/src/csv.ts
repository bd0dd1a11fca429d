import { opensFormula } from './sheet-text.ts';

type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** A file as in RFC 4180 in which no text becomes a formula when a spreadsheet opens it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  const text = typeof cell === 'string' && opensFormula(cell) ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
