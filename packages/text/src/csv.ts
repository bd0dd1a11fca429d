import { opensFormula } from './sheet-text.ts';

type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** A file as in RFC 4180 in which no text becomes a formula when a spreadsheet opens it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  const text = typeof cell === 'string' ? plainText(cell) : String(cell ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where lists are separated by semicolons, or if a person chooses tabs, a spreadsheet splits at them even within our
 * quotes, which it then sees only in the middle of a cell; a new line starts a new row. A comma is safe: such a
 * spreadsheet does not split at it, and any other respects the quotes.
 */
function plainText(text: string): string {
  const inside = text.replace(/([;\t\r\n]"*)(?=[=+\-@])/g, "$1'");
  return opensFormula(text) ? `'${inside}` : inside;
}
