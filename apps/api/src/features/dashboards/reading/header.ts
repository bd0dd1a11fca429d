import { distance } from '@caliper/text/distance.ts';
import { columnLetters, type SheetRow } from '../../../platform/sheets/sheet.ts';
import type { Place } from './problems.ts';
import { tidy } from './tidy.ts';

export interface ColumnName {
  name: string;
  isRequired: boolean;
}

/** The place of each column, and what is odd about the header. */
export interface Header {
  /** By column name. */
  places: Map<string, number>;
  /** The number of columns. */
  width: number;
  problems: Omit<Place, 'sheet'>[];
  notes: Omit<Place, 'sheet'>[];
}

export function headerName(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** How many of the required columns a row names. */
export function countNamed({ cells }: SheetRow, columns: readonly ColumnName[]): number {
  const names = new Set(cells.map(({ text }) => headerName(text)));
  return columns.filter(({ name, isRequired }) => isRequired && names.has(name)).length;
}

/** With at least half of the required columns, this is the table that was meant, perhaps with a misspelt column. */
export function looksLike(row: SheetRow, columns: readonly ColumnName[]): boolean {
  return countNamed(row, columns) * 2 >= columns.filter(({ isRequired }) => isRequired).length;
}

export function readHeader({ row, cells }: SheetRow, columns: readonly ColumnName[]): Header {
  const width = cells.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const header: Header = { places: new Map(), width, problems: [], notes: [] };
  const unknown: { name: string; place: number }[] = [];
  for (const [place, { text }] of cells.entries()) {
    const name = headerName(text);
    const first = header.places.get(name);
    if (first !== undefined) header.problems.push(twice(row, name, first, place));
    else if (columns.some((column) => column.name === name)) header.places.set(name, place);
    else if (name !== '') unknown.push({ name: text.trim(), place });
  }
  for (const { name, isRequired } of columns) {
    if (isRequired && !header.places.has(name)) header.problems.push(missing(row, name, unknown));
  }
  for (const { name, place } of unknown) {
    const short = name.slice(0, 60);
    const message = `The column '${short}' (${columnLetters(place)}) is not known and was not read.`;
    header.notes.push({ row, column: short, message });
  }
  return header;
}

function twice(row: number, name: string, first: number, second: number) {
  const letters = `${columnLetters(first)} and ${columnLetters(second)}`;
  const message = `The column '${name}' appears twice, in ${letters}. Put a second table on a sheet of its own.`;
  return { row, column: name, message };
}

function missing(row: number, name: string, unknown: readonly { name: string; place: number }[]) {
  const meant = unknown.find((one) => isSimilar(headerName(one.name), name));
  const hint = meant ? ` Rename '${meant.name}' (${columnLetters(meant.place)}) if that is it.` : '';
  return { row, column: name, message: `There is no column '${name}'.${hint}` };
}

function isSimilar(given: string, wanted: string): boolean {
  if (given.includes(wanted) || wanted.includes(given)) return true;
  return distance(given, wanted) <= 2;
}
