import type { Cell } from '../ingest/content.ts';
import { isFigure, isNothing, saysSame } from './compare-cells.ts';
import type { KeyedTable, Line, TablePart } from './keyed-table.ts';
import { likeness } from './likeness.ts';
import { type Agreement, type MatchedLines, matchLines } from './match-lines.ts';

/** The rows and columns of a part that two tables have in common. */
export interface PartPair {
  rows: MatchedLines;
  columns: MatchedLines;
}

/** Which rows and columns are the same. Each is matched by its names first, then once more with what that has told. */
export function pairParts(before: KeyedTable, after: KeyedTable): PartPair[] {
  return partsInCommon(before.parts, after.parts).map(([one, other]) => {
    const agree = agreements(before, after);
    const first = matchLines(one.columns, other.columns, () => none).pairs;
    const roughly = matchLines(one.rows, other.rows, agree.ofRows(first)).pairs;
    const columns = matchLines(one.columns, other.columns, agree.ofColumns(roughly));
    return { rows: matchLines(one.rows, other.rows, agree.ofRows(columns.pairs)), columns };
  });
}

const none: Agreement = { common: 0, equal: 0, telling: 0 };
const empty: TablePart = { rows: [], columns: [] };

/** Parts with the most headings in common; of equals, the first. A part without a partner is compared with nothing. */
function partsInCommon(before: readonly TablePart[], after: readonly TablePart[]): [TablePart, TablePart][] {
  const left = new Set(after);
  const pairs = before.map((one): [TablePart, TablePart] => {
    const keys = one.columns.map(({ loose }) => loose);
    const [best] = [...left]
      .map((other) => ({
        other,
        like: likeness(
          keys,
          other.columns.map(({ loose }) => loose),
        ),
      }))
      .sort((a, b) => b.like - a.like);
    const isOnly = before.length === 1 && after.length === 1;
    if (!best || (best.like === 0 && !isOnly)) return [one, empty];
    left.delete(best.other);
    return [one, best.other];
  });
  return [...pairs, ...[...left].map((other): [TablePart, TablePart] => [empty, other])];
}

/** More pairs of cells would not tell more. */
const mostCells = 40;

function agreements(before: KeyedTable, after: KeyedTable) {
  const over = (partners: readonly [Line, Line][], cellsOf: (partner: [Line, Line]) => Cells) => {
    const step = Math.max(1, Math.ceil(partners.length / mostCells));
    const found = { common: 0, equal: 0, telling: 0 };
    for (let at = 0; at < partners.length; at += step) {
      const partner = partners[at];
      if (partner) count(cellsOf(partner), found);
    }
    return found;
  };
  const cellAt = (table: KeyedTable, row: Line, column: Line) => {
    const cell = table.cellAt(row.at, column.at);
    return isNothing(cell) ? undefined : cell;
  };
  return {
    ofRows: (columns: readonly [Line, Line][]) => (one: Line, other: Line) =>
      over(columns, ([left, right]) => [cellAt(before, one, left), cellAt(after, other, right)]),
    ofColumns: (rows: readonly [Line, Line][]) => (one: Line, other: Line) =>
      over(rows, ([up, down]) => [cellAt(before, up, one), cellAt(after, down, other)]),
  };
}

type Cells = [Cell | undefined, Cell | undefined];

/** A word or a single digit may be the same in many rows; a figure of several digits hardly. */
function count([one, other]: Cells, found: Agreement): void {
  if (!one && !other) return;
  found.common += 1;
  if (!one || !other || !saysSame(one, other)) return;
  found.equal += 1;
  if (isFigure(one) && /\d\D*\d/.test(one.text)) found.telling += 1;
}
