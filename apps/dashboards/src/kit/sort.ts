import { compareNames } from '@caliper/text/names.ts';
import type { FigureSheet, SheetRow } from './sheet.ts';

export interface Sort {
  /** Index of the column. */
  column: number;
  isDescending: boolean;
}

/** Totals stay below; missing values come last in either direction. */
export function sortedRows({ rows }: FigureSheet, sort: Sort | null): SheetRow[] {
  if (!sort) return [...rows];
  const plain = rows.filter(({ isTotal }) => !isTotal);
  const totals = rows.filter(({ isTotal }) => isTotal);
  const direction = sort.isDescending ? -1 : 1;
  const sorted = plain.sort((a, b) => {
    const [one, other] = [a.cells[sort.column] ?? null, b.cells[sort.column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compare(one, other);
  });
  return [...sorted, ...totals];
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b));
}

/** Numbers start with the largest, words with the first. */
export function nextSort(current: Sort | null, column: number, isNumber: boolean): Sort {
  if (current?.column === column) return { column, isDescending: !current.isDescending };
  return { column, isDescending: isNumber };
}

/** From the address: the head of the column, with a minus for descending. */
export function sortFrom(text: string | null, sheet: FigureSheet): Sort | null {
  if (text === null) return null;
  const isDescending = text.startsWith('-');
  const column = sheet.columns.findIndex(({ head }) => head === text.replace(/^-/, ''));
  return column === -1 ? null : { column, isDescending };
}

export function sortText(sort: Sort, sheet: FigureSheet): string {
  return `${sort.isDescending ? '-' : ''}${sheet.columns[sort.column]?.head ?? ''}`;
}
