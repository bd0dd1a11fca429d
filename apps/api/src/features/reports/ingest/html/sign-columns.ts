import { byRow, type Placed, widthOf } from '../tables/grid.ts';
import { boxOfElement, type CellBox, type TableGrid } from './table-cells.ts';

type Cell = Placed<CellBox>;
type Kind = 'before' | 'after' | 'empty' | 'value';

const before = /^(?:(?:US|CA|AU|[ACSR])?\$|[€£¥₹₩]|\(|[$€£¥]\s?\()$/;
const after = /^(?:\)|%|\)\s?%|%\s?\)|[*†‡]{1,3})$/;

/**
 * Accountants' tables have currency signs, brackets and percent signs in columns of their own. Such a column belongs to
 * the figures beside it: both become one column, and empty columns between them go. Any other table stays as it is.
 */
export function withJoinedSigns(grid: TableGrid): TableGrid {
  const { placed, height } = grid;
  const kinds = kindsOf(placed);
  if (!kinds.includes('before') && !kinds.includes('after')) return grid;
  const groups = groupsOf(kinds, digitColumns(placed));
  return { ...grid, placed: (groups && joined(placed, height, groups)) ?? placed };
}

/** What the cells of each column are, by those that are in it alone. */
function kindsOf(placed: readonly Cell[]): Kind[] {
  const texts = Array.from({ length: widthOf(placed) }, (): string[] => []);
  for (const { cell, column, columnSpan } of placed)
    if (columnSpan === 1 && !cell.isEmpty) texts[column]?.push(cell.text);
  return texts.map((all) => {
    if (all.length === 0) return 'empty';
    if (all.every((text) => before.test(text))) return 'before';
    return all.every((text) => after.test(text)) ? 'after' : 'value';
  });
}

/** The columns in which most cells hold digits. */
function digitColumns(placed: readonly Cell[]): Set<number> {
  const single = placed.filter(({ cell, columnSpan }) => columnSpan === 1 && cell.text !== '');
  const columns = Map.groupBy(single, ({ column }) => column);
  const isMostly = (cells: Cell[]) =>
    cells.filter(({ cell }) => /\d/.test(cell.text)).length * 2 >= cells.length;
  return new Set([...columns].filter(([, cells]) => isMostly(cells)).map(([column]) => column));
}

/** For each column the one that it becomes; null if a sign has no figures beside it. */
function groupsOf(kinds: Kind[], digits: ReadonlySet<number>): number[] | null {
  const groups: number[] = [];
  let last = -1;
  let isOpen = false;
  for (const [column, kind] of kinds.entries()) {
    if (kind === 'value' && isOpen && !digits.has(column)) return null;
    if (kind === 'after' && (isOpen || !hasDigits(groups, last, digits))) return null;
    if (!isOpen && (kind === 'value' || kind === 'before')) last += 1;
    if (kind === 'value' || kind === 'before') isOpen = kind === 'before';
    groups.push(Math.max(0, last));
  }
  return isOpen ? null : groups;
}

function hasDigits(groups: number[], group: number, digits: ReadonlySet<number>): boolean {
  return groups.some((one, column) => one === group && digits.has(column));
}

function joined(placed: Cell[], height: number, groups: number[]): Cell[] | null {
  const result: Cell[] = [];
  for (const row of byRow(placed, height)) {
    const moved = row.map((one) => {
      const column = groups[one.column] ?? 0;
      return { ...one, column, columnSpan: (groups[one.column + one.columnSpan - 1] ?? column) - column + 1 };
    });
    for (const [, cells] of Map.groupBy(moved, ({ column }) => column)) {
      const one = joinCells(cells);
      if (!one) return null;
      result.push(one);
    }
  }
  return hasCollisions(result) ? null : result;
}

function joinCells(cells: Cell[]): Cell | null {
  const filled = cells.filter(({ cell }) => !cell.isEmpty);
  const [first, ...others] = filled.length > 0 ? filled : cells.slice(0, 1);
  if (!first || others.length === 0) return first ?? null;
  if (filled.some(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1)) return null;
  const main = filled.find(({ cell }) => /\d/.test(cell.text)) ?? first;
  const children = filled.flatMap(({ cell }) => cell.element.children);
  return { ...main, cell: { ...main.cell, ...boxOfElement({ ...main.cell.element, children }) } };
}

function hasCollisions(placed: readonly Cell[]): boolean {
  const taken = new Set<string>();
  return placed.some(({ row, column, columnSpan }) =>
    Array.from({ length: columnSpan }, (_, at) => `${row} ${column + at}`).some(
      (place) => taken.size === taken.add(place).size,
    ),
  );
}
