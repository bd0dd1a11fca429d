import type { Placed } from '../../reports/index.ts';
import type { TableView, ViewCell } from '../table-view.ts';
import { linesOf, longestWord, textWidth } from '../words-size.ts';

/** A part of a table that fits on one slide. Rows and columns are those of the whole table's grid. */
export interface TablePage {
  /** In points, of the text. */
  size: number;
  columns: readonly number[];
  widths: readonly number[];
  /** Heading rows are not among them; they stand on each page. */
  rows: readonly PageRow[];
  headHeights: readonly number[];
}

export interface PageRow {
  at: number;
  height: number;
  /** Where a row is higher than a slide, the lines of it that stand here. */
  lines: { from: number; to: number } | null;
}

interface TablePages {
  pages: TablePage[];
  /** Until which row the pages go, counted without headings; the rest would be too much for slides. */
  shownRows: number;
  allRows: number;
}

/** More slides of one table are no longer looked at; the workbook has all of it. */
const mostPages = 12;
/** More rows cannot be on that many slides. */
const mostRows = mostPages * 40;
const sizes = [14, 13, 12, 11, 10, 9] as const;
/** Tables that go on anyway need not be smaller than this. */
const smallestOfLong = 11;
/** What a row gets at most where there is room for more. */
const mostSlack = 7;
export const cellPadding = { x: 5, y: 2.5 } as const;
const lineHeight = 1.2;

type PlacedCell = Placed<ViewCell>;

/** Cuts a table into pages with its headings and the names of its rows on each. */
export function tablePages(
  view: TableView,
  { width, height }: { width: number; height: number },
): TablePages {
  const cells = view.cells.filter(({ row }) => row < view.headRows + mostRows);
  const measures = measured(view, cells);
  const isWide = !sizes.some((size) => sum(measures.map((one) => one.least(size))) <= width);
  const tries = isWide ? [10] : sizes.filter((size) => sum(measures.map((one) => one.least(size))) <= width);
  let best: TablePage[] = [];
  for (const size of tries) {
    const groups = columnGroups(view, measures, size, width);
    const pages = pagesAt(view, cells, { size, groups, measures, width, height });
    if (best.length === 0 || pages.length < best.length) best = pages;
    if (best.length <= groups.length || size <= smallestOfLong) break;
  }
  const pages = best.slice(0, mostPages);
  const last = pages.at(-1)?.rows.at(-1)?.at ?? view.headRows - 1;
  return { pages, shownRows: last - view.headRows + 1, allRows: view.height - view.headRows };
}

interface ColumnMeasure {
  /** The width that it needs at a size, padding included, and the one it would like. */
  least(size: number): number;
  wanted(size: number): number;
}

const mostOfWord = 12;
const mostOfText = 60;

/** Measured at one point, since everything grows with the size. */
function measured(view: TableView, cells: readonly PlacedCell[]): ColumnMeasure[] {
  const least = Array.from({ length: view.width }, () => 1.5);
  const wanted = Array.from({ length: view.width }, () => 1.5);
  for (const { cell, row, column, columnSpan } of cells) {
    if (columnSpan !== 1) continue;
    const isHead = row < view.headRows;
    const whole = cell.number !== undefined && !isHead ? textWidth(cell.text, 1) : null;
    const bold = isHead || cell.isHeader || view.isTotal(row) ? 1.06 : 1;
    const need = whole ?? Math.min(longestWord(cell.text, 1), mostOfWord);
    const wish = whole ?? Math.min(textWidth(cell.text, 1) * (isHead ? 0.6 : 1), mostOfText);
    least[column] = Math.max(least[column] ?? 0, need * bold);
    wanted[column] = Math.max(wanted[column] ?? 0, need * bold, wish * bold);
  }
  const padding = 2 * cellPadding.x + 1;
  return least.map((one, column) => ({
    least: (size) => one * size + padding,
    wanted: (size) => (wanted[column] ?? one) * size + padding,
  }));
}

/** All columns, or groups of as many as fit beside the names of the rows. */
function columnGroups(
  { width: count, labelColumns }: TableView,
  measures: readonly ColumnMeasure[],
  size: number,
  width: number,
): number[][] {
  const labels = Array.from({ length: Math.min(labelColumns, count) }, (_, column) => column);
  const least = (column: number) => measures[column]?.least(size) ?? 0;
  const kept = sum(labels.map(least)) <= width * 0.5 ? labels : labels.slice(0, 1);
  const room = width - Math.min(sum(kept.map(least)), width * 0.5);
  const groups: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (let column = kept.length; column < count; column += 1) {
    if (used + least(column) > room) {
      groups.push([...kept]);
      used = 0;
    }
    groups.at(-1)?.push(column);
    used += least(column);
  }
  return groups.length > 0 ? groups : [labels];
}

interface Setting {
  size: number;
  groups: readonly number[][];
  measures: readonly ColumnMeasure[];
  width: number;
  height: number;
}

function pagesAt(view: TableView, cells: readonly PlacedCell[], setting: Setting): TablePage[] {
  const { size, groups, measures, width, height } = setting;
  const drawn = groups.map((columns) => ({ columns, widths: widthsOf(columns, measures, size, width) }));
  const heights = drawn.map(({ columns, widths }) => rowHeights(view, cells, columns, widths, size));
  const end = Math.min(view.height, view.headRows + mostRows);
  const headHeight = (at: number) => Math.min(sum(heights[at]?.slice(0, view.headRows) ?? []), height * 0.5);
  // A row is as high on all pages that stand beside each other.
  const highest = Array.from({ length: end }, (_, row) => Math.max(...heights.map((one) => one[row] ?? 0)));
  const room = height - Math.max(...heights.map((_, at) => headHeight(at)));
  const pages: TablePage[] = [];
  const blocks = [...packed(view.headRows, end, highest, room, size)];
  for (const block of blocks) {
    const isLoose = blocks.length === 1 && view.figureColumns.size > 0;
    const rows = isLoose ? loosened(block, room) : block;
    for (const [at, { columns, widths }] of drawn.entries())
      pages.push({ size, columns, widths, rows, headHeights: heights[at]?.slice(0, view.headRows) ?? [] });
    if (pages.length >= mostPages) break;
  }
  return pages;
}

/** Spreads rows over the room that is left. */
function loosened(rows: readonly PageRow[], room: number): PageRow[] {
  const left = room - sum(rows.map(({ height }) => height));
  const slack = Math.max(0, Math.min(mostSlack, left / (rows.length || 1)));
  return rows.map((row) => ({ ...row, height: row.height + slack }));
}

function* packed(
  from: number,
  end: number,
  heights: readonly number[],
  room: number,
  size: number,
): Generator<PageRow[]> {
  let rows: PageRow[] = [];
  let used = 0;
  for (let at = from; at < end; at += 1) {
    for (const row of pieces(at, heights[at] ?? 0, room, size)) {
      if (rows.length > 0 && used + row.height > room) {
        yield rows;
        rows = [];
        used = 0;
      }
      rows.push(row);
      used += row.height;
    }
  }
  if (rows.length > 0 || end === from) yield rows;
}

function pieces(at: number, height: number, room: number, size: number): PageRow[] {
  if (height <= room) return [{ at, height, lines: null }];
  const line = size * lineHeight;
  const perPage = Math.max(1, Math.floor((room - 2 * cellPadding.y) / line));
  const all = Math.round((height - 2 * cellPadding.y) / line);
  return Array.from({ length: Math.ceil(all / perPage) }, (_, index) => {
    const lines = { from: index * perPage, to: (index + 1) * perPage };
    return { at, height: Math.min(perPage, all - lines.from) * line + 2 * cellPadding.y, lines };
  });
}

/** What columns want if there is room, or what they need and a share of what is left. */
function widthsOf(
  columns: readonly number[],
  measures: readonly ColumnMeasure[],
  size: number,
  width: number,
): number[] {
  const least = columns.map((column) => measures[column]?.least(size) ?? 0);
  const wanted = columns.map((column) => measures[column]?.wanted(size) ?? 0);
  const all = sum(wanted);
  if (all <= width) {
    const factor = Math.min(width / all, 1.9);
    return wanted.map((one) => one * factor);
  }
  const left = width - sum(least);
  if (left <= 0) return least.map((one) => (one * width) / sum(least));
  const more = wanted.map((one, index) => one - (least[index] ?? 0));
  return least.map((one, index) => one + (left * (more[index] ?? 0)) / sum(more));
}

function rowHeights(
  view: TableView,
  cells: readonly PlacedCell[],
  columns: readonly number[],
  widths: readonly number[],
  size: number,
): number[] {
  const heights: number[] = [];
  for (const placed of cells) {
    const { row, rowSpan } = placed;
    const width = spanWidth(placed, columns, widths);
    if (width === null) continue;
    const lines = rowSpan === 1 ? linesOf(placed.cell.text, size * 1.03, width - 2 * cellPadding.x) : 1;
    heights[row] = Math.max(heights[row] ?? 0, lines * size * lineHeight + 2 * cellPadding.y);
  }
  const plain = size * lineHeight + 2 * cellPadding.y;
  return Array.from(
    { length: Math.min(view.height, view.headRows + mostRows) },
    (_, row) => heights[row] ?? plain,
  );
}

/** The width of a cell among the columns of a page; null if it is in none of them. */
export function spanWidth(
  { column, columnSpan }: PlacedCell,
  columns: readonly number[],
  widths: readonly number[],
): number | null {
  const inside = columns.flatMap((one, index) =>
    one >= column && one < column + columnSpan ? [widths[index] ?? 0] : [],
  );
  return inside.length > 0 ? sum(inside) : null;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
