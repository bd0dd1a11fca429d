import type { Cell } from '../ingest/content.ts';
import type { Placed } from '../ingest/tables/grid.ts';

/** A row of the grid that holds values, with what names it. */
export interface LabelledRow {
  at: number;
  path: string[];
}

type Body = readonly Placed<Cell>[];

/** The rows with values, each with the group it stands in and its own labels. */
export function labelledRows(body: Body, width: number, labels: ReadonlySet<number>): LabelledRow[] {
  const own = labelsByRow(body, width, labels);
  const found: LabelledRow[] = [];
  let groups: string[] = [];
  let wasGroup = false;
  for (const [at, cells] of Map.groupBy(body, ({ row }) => row)) {
    const isGroup = isGroupRow(cells, width);
    if (isGroup) groups = [...(wasGroup ? groups : []), textOf(cells[0]?.cell)].slice(-mostGroups);
    else if (!cells.some(({ cell }) => cell.isColumnHead))
      found.push({ at, path: [...groups, ...(own.get(at) ?? [])] });
    wasGroup = isGroup;
  }
  return found;
}

/** More names of groups below each other are text. */
const mostGroups = 4;

function isGroupRow([only, ...others]: Body, width: number): boolean {
  const isAcross = only !== undefined && others.length === 0 && width > 1 && only.columnSpan === width;
  return isAcross && !only.cell.isColumnHead;
}

/** A label reaches over the rows it spans. */
function labelsByRow(body: Body, width: number, labels: ReadonlySet<number>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { cell, row, rowSpan, column, columnSpan } of body) {
    const text = labels.has(column) && columnSpan < width ? textOf(cell) : '';
    for (let at = row; text !== '' && at < row + rowSpan; at += 1)
      found.set(at, [...(found.get(at) ?? []), text]);
  }
  return found;
}

/** The columns that hold names of rows and no values: those of row headings, or else the first one of words. */
export function labelColumns(body: Body, width: number): Set<number> {
  const filled = body.filter(
    ({ cell, columnSpan }) =>
      textOf(cell) !== '' && !cell.isColumnHead && (columnSpan < width || width === 1),
  );
  const columns = [...Map.groupBy(filled, ({ column }) => column)].sort(([one], [other]) => one - other);
  const named = columns.filter(([, cells]) => isMostly(cells, ({ isHeader }) => isHeader === true));
  const found =
    named.length > 0 ? named : columns.filter(([, cells]) => isMostly(cells, isWords)).slice(0, 1);
  return new Set(found.map(([column]) => column).filter((column) => width > 1 || column > 0));
}

function isMostly(cells: Body, is: (cell: Cell) => boolean): boolean {
  return cells.filter(({ cell }) => is(cell)).length * 2 > cells.length;
}

function isWords({ number, low, high }: Cell): boolean {
  return number === undefined && low === undefined && high === undefined;
}

function textOf(cell: Cell | undefined): string {
  return (cell?.text ?? '').replace(/\s+/g, ' ').trim();
}
