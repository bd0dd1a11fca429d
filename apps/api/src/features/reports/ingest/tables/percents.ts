import type { Cell, HeaderCell } from '../content.ts';
import type { Placed } from './grid.ts';
import { unitIn } from './units.ts';

const percent = /^(?:%|percent|per cent|% of .*)$/i;

/** Words of columns and rows that are not in percent, though the caption may say so. */
const other =
  /\b(?:points?|pp|bps|index|ranks?|ratio|numbers?|n|counts?|years?|scores?)\b|#|^(?:units|procedures|patients|devices|cases|sites|hospitals|centers|centres|respondents)$/i;

type Stated = 'percent' | 'other' | null;

/**
 * Tells which numbers of a table are percentages although their cells do not say so: those of a row or column whose
 * heading says it, or else the caption. A heading that says something else keeps its numbers as they are.
 */
export function percentCells(
  caption: string,
  heading: readonly Placed<HeaderCell>[],
  body: readonly Placed<Cell>[],
): (placed: Placed<Cell>) => boolean {
  const columns = new Map<number, Stated>();
  // The lowest heading of a column comes last and decides.
  for (const { cell, column, columnSpan } of heading) {
    const stated = statedIn(cell.text);
    if (stated) for (let at = column; at < column + columnSpan; at++) columns.set(at, stated);
  }
  const rows = new Map<number, Stated>();
  for (const { cell, row, column, rowSpan } of body) {
    if (column > 0 || cell.number !== undefined) continue;
    for (let at = row; at < row + rowSpan; at++) rows.set(at, statedIn(cell.text));
  }
  const whole = statedIn(caption);
  return ({ row, column }) => {
    const [byRow, byColumn] = [rows.get(row) ?? null, columns.get(column) ?? null];
    if (byRow === 'percent' || byColumn === 'percent') return true;
    return whole === 'percent' && byRow === null && byColumn === null;
  };
}

function statedIn(text: string): Stated {
  if (other.test(text)) return 'other';
  const unit = unitIn(text);
  if (unit) return percent.test(unit) ? 'percent' : 'other';
  return /^%\s/m.test(text) ? 'percent' : null;
}
