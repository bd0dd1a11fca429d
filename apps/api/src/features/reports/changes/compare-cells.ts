import type { Cell } from '../ingest/content.ts';
import { saysNothing } from '../ingest/tables/numbers.ts';
import { writtenForm } from '../ingest/tables/written-form.ts';
import { fold } from './likeness.ts';

/** What the figures of one side are multiplied with to be in the unit of the other; null if nothing would do. */
export type Conversion = number | null;

export type CellDifference = 'none' | 'added' | 'removed' | 'changed' | 'words' | 'incomparable';

export function differenceOf(one: Cell | undefined, other: Cell | undefined, by: Conversion): CellDifference {
  if (isNothing(one) || isNothing(other)) return withNothing(one, other);
  if (one === undefined || other === undefined) return 'none';
  if (!isFigure(one) && !isFigure(other)) return plain(one.text) === plain(other.text) ? 'none' : 'words';
  if (!isFigure(one) || !isFigure(other)) return 'changed';
  if (by === null) return one.text === other.text ? 'none' : 'incomparable';
  return isSameFigure(one, other, by) ? 'none' : 'changed';
}

function withNothing(one: Cell | undefined, other: Cell | undefined): CellDifference {
  if (isNothing(one) && isNothing(other)) return 'none';
  const filled = isNothing(one) ? other : one;
  if (filled && !isFigure(filled)) return 'words';
  return isNothing(one) ? 'added' : 'removed';
}

export function isNothing(cell: Cell | undefined): boolean {
  return cell === undefined || cell.text.trim() === '' || (!isFigure(cell) && saysNothing(cell.text));
}

export function isFigure({ number, low, high }: Cell): boolean {
  return number !== undefined || low !== undefined || high !== undefined;
}

/** Whether two cells say the same, as far as that tells what belongs together: the same words, or the same number in some scale. */
export function saysSame(one: Cell, other: Cell): boolean {
  if (one.number === undefined || other.number === undefined)
    return one.number === other.number && plain(one.text) === plain(other.text);
  if (one.number === other.number) return true;
  const ratio = Math.abs(other.number / one.number);
  const by = scales.find((scale) => ratio > 0.9 * scale && ratio < 1.1 * scale);
  return by !== undefined && isSameFigure(one, other, by);
}

/** Of millions, figures in thousands and the other way round. */
const scales = [1e3, 1e-3, 1e6, 1e-6];

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether two cells have the same value, however it is written. In another scale, what was rounded away is not missed. */
function isSameFigure(one: Cell, other: Cell, by: number): boolean {
  if (fold(one.qualifier ?? '') !== fold(other.qualifier ?? '')) return false;
  const slack = by === 1 ? 0 : Math.max(halfStep(one) * by, halfStep(other)) * (1 + 1e-9);
  const isSame = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? from === to : Math.abs(from * by - to) <= slack;
  return isSame(one.number, other.number) && isSame(one.low, other.low) && isSame(one.high, other.high);
}

/** Half of the last digit that is shown. */
export function halfStep({ text, number, low, high }: Cell): number {
  const decimals = writtenForm(text, number ?? low ?? high ?? 0)?.decimals ?? 0;
  return 0.5 * 10 ** -decimals;
}
