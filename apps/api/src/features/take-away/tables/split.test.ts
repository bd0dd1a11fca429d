import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableFrom, valueTable } from '../document.fixture.ts';
import { settledWidths, wantedWidths } from './columns.ts';
import { groupEnds, partOf, partsOf, total } from './split.ts';
import { type GridCell, gridOf, type TableGrid } from './table-grid.ts';

const cell = (row: number, column: number, over: Partial<GridCell> = {}): GridCell => ({
  text: `${row}/${column}`,
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  heads: null,
  isNumber: false,
  isForecast: false,
  ...over,
});
const gridWith = (columns: number, labels: number, cells: readonly GridCell[] = []): TableGrid => ({
  cells,
  headRows: 0,
  rows: 1,
  columns,
  labels,
  numeric: Array(columns).fill(true),
  forecast: Array(columns).fill(false),
  totals: new Set(),
});

test('TAKE-06 a table knows its labels, its figures, its forecasts and its sums', () => {
  const grid = gridOf(valueTable);
  expect(grid).toMatchObject({ columns: 10, headRows: 2, rows: 13, labels: 1 });
  expect(grid.numeric).toEqual([false, ...Array(9).fill(true)]);
  expect(grid.forecast).toEqual([...Array(5).fill(false), true, true, true, true, false]);
  expect([...grid.totals]).toEqual([12]);
  const germany = grid.cells.filter(({ row }) => row === 2);
  expect(germany.map(({ isForecast }) => isForecast)).toEqual(grid.forecast);
});

test('TAKE-06 a table of nothing is a table', () => {
  expect(gridOf(tableFrom([], []))).toMatchObject({ cells: [], rows: 0 });
  expect(gridOf(tableFrom([], [['a', 'b']]))).toMatchObject({ headRows: 0, rows: 1, columns: 2 });
});

test('TAKE-06 parts take every column once and in order, and none is wider than the page if its columns allow it', () => {
  const widths = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(widths, fc.nat({ max: 3 }), fc.integer({ min: 100, max: 900 }), (all, wanted, room) => {
      const labels = Math.min(wanted, all.length);
      const parts = partsOf(gridWith(all.length, labels), all, room);
      const columns = parts.flatMap(({ from, to }) => all.slice(from, to).map((_, at) => from + at));
      expect(columns).toEqual(all.slice(labels).map((_, at) => labels + at));
      for (const { from, to } of parts)
        if (to - from > 1)
          expect(total(all, 0, labels) + total(all, from, to)).toBeLessThanOrEqual(room + 0.01);
    }),
  );
});

test('TAKE-06 parts are even: nobody turns the page for one column', () => {
  const parts = partsOf(gridWith(14, 1), Array(14).fill(50), 600);
  expect(parts).toEqual([
    { from: 1, to: 8 },
    { from: 8, to: 14 },
  ]);
});

test('TAKE-06 a part has the labels, its columns, and what reaches into them', () => {
  const cells = [
    cell(0, 0),
    cell(0, 1, { columnSpan: 3, text: 'All' }),
    cell(1, 0, { columnSpan: 4, text: 'Group' }),
    ...[0, 1, 2, 3].map((column) => cell(2, column)),
  ];
  const part = partOf({ ...gridWith(4, 1, cells), rows: 3 }, { from: 2, to: 4 });
  expect(part.columns).toBe(3);
  expect(part.cells.map(({ text, column, columnSpan }) => [text, column, columnSpan])).toEqual([
    ['0/0', 0, 1],
    ['All', 1, 2],
    ['Group', 0, 3],
    ['2/0', 0, 1],
    ['2/2', 1, 1],
    ['2/3', 2, 1],
  ]);
});

test('TAKE-06 rows over which a cell reaches are not parted', () => {
  const cells = [cell(1, 0, { rowSpan: 3 }), cell(2, 1, { rowSpan: 3 }), cell(6, 0, { rowSpan: 99 })];
  expect(groupEnds(cells, 1, 8)).toEqual([5, 6, 8]);
  expect(groupEnds([], 0, 3)).toEqual([1, 2, 3]);
  expect(groupEnds([], 2, 2)).toEqual([]);
});

test('TAKE-06 columns get what they need, then what they like, then all there is', () => {
  const wanted = { least: [50, 50], good: [100, 300] };
  expect(settledWidths(wanted, 100)).toEqual([50, 50]);
  expect(settledWidths(wanted, 250)).toEqual([75, 175]);
  expect(settledWidths(wanted, 800)).toEqual([200, 600]);
});

test('TAKE-06 a text that reaches over columns widens them together', () => {
  const cells = [cell(0, 0, { columnSpan: 2 })];
  const { least } = wantedWidths(gridWith(2, 0, cells), () => ({ least: 100, whole: 100 }), 0);
  expect(least).toEqual([50, 50]);
});
