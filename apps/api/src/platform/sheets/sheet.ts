/** A cell as it is in the file. Numbers keep their digits. */
export interface Cell {
  text: string;
  /** Set if the cell holds something other than plain text or a number. */
  odd?: 'formula' | 'date' | 'percent' | 'error' | 'boolean';
  /** Set in a file separated by semicolons: where the comma is the decimal sign, a point separates thousands. */
  mayHaveGroups?: true;
}

export interface SheetRow {
  /** As in a spreadsheet, counted from 1. */
  row: number;
  cells: Cell[];
}

export interface Sheet {
  /** Empty for a CSV file, which has one sheet without a name. */
  name: string;
  isHidden: boolean;
  rows(): AsyncIterable<SheetRow>;
}

export interface SheetFile {
  sheets: Sheet[];
  close(): void;
}

/** What is wrong with the file as a whole, in words for the person who made it. */
export class Unreadable extends Error {}

/** As in a spreadsheet: A to Z, then AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

export function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export const isBlank = ({ cells }: SheetRow) => cells.every((cell) => cell.text.trim() === '' && !cell.odd);
