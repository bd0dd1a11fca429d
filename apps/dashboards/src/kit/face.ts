import type { FigureSheet, SheetRow } from './sheet.ts';
import type { Asked } from './use-figures.ts';

export type Face = 'loading' | 'failed' | 'empty' | 'ready';

export function faceOf(asked: readonly Asked[], sheet: FigureSheet): Face {
  if (asked.some(({ error }) => error)) return 'failed';
  if (asked.some(({ isPending }) => isPending)) return 'loading';
  return sheet.rows.some(hasFigure(sheet)) ? 'ready' : 'empty';
}

/** A row of words has none to lack. */
const hasFigure =
  ({ columns }: FigureSheet) =>
  ({ cells }: SheetRow) =>
    columns.every(({ decimals }) => decimals === undefined) ||
    cells.some((cell, index) => cell !== null && columns[index]?.decimals !== undefined);

/** Whether the answer to the previous question is still shown. */
export function isStale(asked: readonly Asked[]): boolean {
  return asked.some(({ isPlaceholderData }) => isPlaceholderData);
}
