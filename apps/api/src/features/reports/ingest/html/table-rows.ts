import { byRow, type Placed } from '../tables/grid.ts';
import type { Outline, RowRole } from '../tables/outline.ts';
import { type Element, element } from './clean-tree.ts';
import type { CellBox, TableGrid } from './table-cells.ts';

interface WrittenRow {
  role: RowRole;
  isFoot: boolean;
  row: Element;
}

/** The rows as a page shows them: headings in a thead, each group of rows in a tbody that begins with its name. */
export function writeRows(grid: TableGrid, outline: Outline): Element[] {
  const rows = writtenRows(grid, outline);
  const heads = rows.filter(({ role }) => role === 'head').length;
  const isCrossed = grid.placed.some(
    ({ row, rowSpan }) => outline.roles[row] === 'head' && outline.roles[row + rowSpan - 1] !== 'head',
  );
  const first = isCrossed ? 0 : heads;
  const sections = [
    part('thead', rows.slice(0, first)),
    ...groups(rows.slice(first)).map((one) => part('tbody', one)),
  ];
  return [
    ...sections,
    part(
      'tfoot',
      rows.filter(({ isFoot }) => isFoot),
    ),
  ].flat();
}

/** A cell that names a group counts for all rows of its tbody. */
function groups(rows: WrittenRow[]): WrittenRow[][] {
  const found: WrittenRow[][] = [[]];
  for (const one of rows) {
    if (one.isFoot) continue;
    if (one.role === 'section') found.push([]);
    found.at(-1)?.push(one);
  }
  return found;
}

function part(tag: 'thead' | 'tbody' | 'tfoot', rows: WrittenRow[]): Element[] {
  return rows.length > 0
    ? [
        element(
          tag,
          rows.map(({ row }) => row),
        ),
      ]
    : [];
}

function writtenRows({ placed, height, footFrom }: TableGrid, { roles, stubs }: Outline): WrittenRow[] {
  const rows = byRow(placed, height);
  const isKept = rows.map(
    (row, index) => row.length > 0 && !/caption|note|again|nothing/.test(roles[index] ?? ''),
  );
  const keptBefore = [0];
  for (const kept of isKept) keptBefore.push((keptBefore.at(-1) ?? 0) + (kept ? 1 : 0));
  const spanOf = ({ row, rowSpan }: Placed<CellBox>) =>
    (keptBefore[row + rowSpan] ?? 0) - (keptBefore[row] ?? 0);
  const freeFrom: number[] = [];
  return rows.flatMap((cells, index) => {
    if (!isKept[index]) return [];
    const role = roles[index] ?? 'body';
    const at = keptBefore[index] ?? 0;
    let next = 0;
    const written = cells.flatMap((one) => {
      const fillers = freeBetween(next, one.column, at, freeFrom);
      next = one.column + one.columnSpan;
      const rowSpan = spanOf(one);
      for (let column = one.column; column < one.column + one.columnSpan; column += 1)
        freeFrom[column] = at + rowSpan;
      return [...fillers, writeCell(one, rowSpan, role, stubs)];
    });
    return [{ role, isFoot: index >= footFrom, row: element('tr', written) }];
  });
}

/** Empty cells where overlapping spans left a gap, so that the cell stays in its column. */
function freeBetween(from: number, to: number, at: number, freeFrom: number[]): Element[] {
  const gaps: Element[] = [];
  for (let column = from; column < to; column += 1) {
    if ((freeFrom[column] ?? 0) > at) continue;
    freeFrom[column] = at + 1;
    gaps.push(element('td'));
  }
  return gaps;
}

function writeCell(
  { cell, column, columnSpan }: Placed<CellBox>,
  rowSpan: number,
  role: RowRole,
  stubs: number,
): Element {
  const scope = scopeOf(cell, role, column + columnSpan <= stubs, column);
  return element(scope ? 'th' : 'td', cell.element.children, {
    ...(columnSpan > 1 && { colspan: String(columnSpan) }),
    ...(rowSpan > 1 && { rowspan: String(rowSpan) }),
    ...(scope && { scope }),
    ...cell.element.attributes,
  });
}

function scopeOf(cell: CellBox, role: RowRole, isStub: boolean, column: number): string | null {
  if (role === 'head') return 'col';
  const { isEmpty } = cell;
  if (role === 'inner-head') return isEmpty ? null : 'col';
  if (role === 'section') return 'rowgroup';
  const isNamed = cell.isHeading && (column === 0 || !cell.isFigure);
  return !isEmpty && (isStub || isNamed) ? 'row' : null;
}
