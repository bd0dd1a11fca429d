import { byRow } from '../tables/grid.ts';
import type { Outline } from '../tables/outline.ts';
import type { TableGrid } from './table-cells.ts';

/** Where several columns name the rows, a name counts for the empty cells below it: Germany, then 2022, 2023, 2024. */
export function withGroupLabels(grid: TableGrid, { roles, stubs }: Outline): TableGrid {
  if (stubs < 2) return grid;
  const gone = new Set<unknown>();
  const spans = new Map<unknown, number>();
  for (let column = 0; column < stubs - 1; column += 1) {
    let label: unknown = null;
    for (const [index, row] of byRow(grid.placed, grid.height).entries()) {
      const one = row.find((cell) => cell.column === column);
      const isFree = one?.cell.isEmpty && one.rowSpan === 1 && one.columnSpan === 1;
      if (one && isFree && label && roles[index] === 'body') {
        gone.add(one.cell);
        spans.set(label, (spans.get(label) ?? 1) + 1);
      } else
        label = one && !one.cell.isEmpty && one.rowSpan === 1 && roles[index] === 'body' ? one.cell : null;
    }
  }
  const placed = grid.placed
    .filter(({ cell }) => !gone.has(cell))
    .map((one) => ({ ...one, rowSpan: spans.get(one.cell) ?? one.rowSpan }));
  return { ...grid, placed };
}
