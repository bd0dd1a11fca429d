import { isFigure, saysSame } from './compare-cells.ts';
import type { KeyedTable, Line } from './keyed-table.ts';
import { likeness } from './likeness.ts';

/** More headings and cells would not tell more. */
const most = { lines: 60, columns: 16 };

/** How much the headings of two tables have in common, from 0 to 1: of rows and of columns, whichever is less. */
export function headsLikeness(one: KeyedTable, other: KeyedTable): number {
  const like = (lines: (table: KeyedTable) => Line[]) => likeness(namesOf(lines(one)), namesOf(lines(other)));
  return Math.min(like(rowsOf), like(columnsOf));
}

/** Of the figures whose headings are in both tables, how many are the same; `telling` are those of several digits. */
export function commonFigures(one: KeyedTable, other: KeyedTable): { telling: number; share: number } {
  const [rows, columns] = [inBoth(rowsOf(one), rowsOf(other)), inBoth(columnsOf(one), columnsOf(other))];
  let [common, equal, telling] = [0, 0, 0];
  for (const [up, down] of rows.slice(0, most.lines))
    for (const [left, right] of columns.slice(0, most.columns)) {
      const [from, to] = [one.cellAt(up.at, left.at), other.cellAt(down.at, right.at)];
      if (!from || !to || !isFigure(from) || !isFigure(to)) continue;
      common += 1;
      if (!saysSame(from, to)) continue;
      equal += 1;
      if (/\d\D*\d/.test(from.text)) telling += 1;
    }
  return { telling, share: common > 0 ? equal / common : 0 };
}

function rowsOf({ parts }: KeyedTable): Line[] {
  return parts.flatMap(({ rows }) => rows).slice(0, 4 * most.lines);
}

function columnsOf({ parts }: KeyedTable): Line[] {
  return parts.flatMap(({ columns }) => columns).slice(0, 4 * most.lines);
}

function namesOf(lines: readonly Line[]): string[] {
  return lines.map(({ loose }) => loose);
}

function inBoth(ones: readonly Line[], others: readonly Line[]): [Line, Line][] {
  const named = new Map(others.map((line) => [line.loose, line]));
  return ones.flatMap((line): [Line, Line][] => {
    const other = named.get(line.loose);
    return other && line.loose !== '' ? [[line, other]] : [];
  });
}
