import { columnLetters, type SheetRow } from '../../../platform/sheets/sheet.ts';
import type { Header } from './header.ts';
import type { TableKind, Values } from './kinds/kind.ts';

const blank = { text: '' };

/** Reads the rows of a table one by one. Returns null for a row with problems, once they are reported. */
export function rowReader(
  kind: TableKind,
  { places, width }: Header,
  complain: (row: number, column: string, message: string) => void,
): (row: SheetRow) => Values | null {
  const columns = Object.entries(kind.cells);
  return ({ row, cells }) => {
    let isGood = true;
    const tell = (column: string, message: string) => {
      isGood = false;
      complain(row, column, message);
    };
    // Optional columns that are missing are read as blank.
    const cellOf = (name: string) => cells[places.get(name) ?? -1] ?? blank;
    const values: Values = {};
    for (const [name, read] of columns) {
      const found = read(cellOf(name));
      if ('problem' in found) tell(name, found.problem);
      else values[name] = found.value;
    }
    const beyond = cells.findIndex((cell, place) => place >= width && cell.text.trim() !== '');
    if (beyond !== -1) tell(columnLetters(beyond), 'The row has more cells than the header.');
    if (isGood) kind.check?.(values, tell, cellOf);
    return isGood ? values : null;
  };
}
