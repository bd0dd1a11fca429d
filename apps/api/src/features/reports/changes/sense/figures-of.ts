import type { Cell } from '../../ingest/content.ts';
import { writtenForm } from '../../ingest/tables/written-form.ts';
import { halfStep, isNothing } from '../compare-cells.ts';

/** A number with how far it may be off because it was rounded. */
export interface Rounded {
  value: number;
  slack: number;
  decimals: number;
}

/** The number of a cell; null if it has none, or one that is said to be inexact or in a scale of its own. */
export function roundedOf(cell: Cell | undefined): Rounded | null {
  if (cell?.number === undefined || cell.scale !== undefined || cell.qualifier !== undefined) return null;
  return {
    value: cell.number,
    slack: halfStep(cell),
    decimals: writtenForm(cell.text, cell.number)?.decimals ?? 0,
  };
}

/** As `roundedOf`; a cell without a value counts as nothing, for a sum. */
export function summandOf(cell: Cell | undefined): Rounded | null {
  return isNothing(cell) ? { value: 0, slack: 0, decimals: 0 } : roundedOf(cell);
}

/** A number as tables write it. */
export function written(value: number, decimals: number): string {
  return value
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', '−');
}
