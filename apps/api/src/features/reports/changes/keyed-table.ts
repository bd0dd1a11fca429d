import type { Cell, TypedTable } from '../ingest/content.ts';
import type { Placed } from '../ingest/tables/grid.ts';
import { type PlacedTable, placedTable } from '../ingest/tables/stored-table.ts';
import { looseKey } from './heading-words.ts';
import { type LabelledRow, labelColumns, labelledRows } from './labelled-rows.ts';
import { fold } from './likeness.ts';

/** A row or column with the headings that name it. */
export interface Line {
  /** Its place in the grid of the table. */
  at: number;
  path: string[];
  /** The path as it is compared. */
  key: string;
  /** The path without units and words for measured and forecast. */
  loose: string;
}

/** Rows below the same column headings. Most tables have one such part; a head in the middle begins another. */
export interface TablePart {
  columns: Line[];
  rows: Line[];
}

export interface KeyedTable {
  table: TypedTable;
  parts: TablePart[];
  /** By places in the grid, in which the heading comes first. */
  cellAt(row: number, column: number): Cell | undefined;
}

/** A table as rows and columns that are known by their headings, and the cells where they meet. */
export function keyTable(stored: TypedTable): KeyedTable {
  return keyPlaced(placedTable(stored));
}

/** The same of a table whose cells are in their places already. */
export function keyPlaced({ table, heading, body, width }: PlacedTable): KeyedTable {
  const labels = labelColumns(body, width);
  const rows = labelledRows(body, width, labels);
  const values = new Map<number, Cell>();
  for (const { cell, row, column } of body) if (!labels.has(column)) values.set(row * width + column, cell);
  const heads = headsOf(heading, width);
  const parts = stretchesOf(body, rows).map(({ from, to, inner }) => {
    const own = headsOf(inner, width);
    return {
      columns: heads
        .map((path, at) => lineOf(at, own[at]?.length ? own[at] : path))
        .filter(({ at }) => !labels.has(at)),
      rows: rows.filter(({ at }) => from <= at && at < to).map(({ at, path }) => lineOf(at, path)),
    };
  });
  return { table, parts, cellAt: (row, column) => values.get(row * width + column) };
}

/** How it is compared is only worked out for what is compared. */
function lineOf(at: number, path: string[]): Line {
  let [key, loose]: (string | null)[] = [null, null];
  return {
    at,
    path,
    get key() {
      key ??= path.map(fold).join('\n');
      return key;
    },
    get loose() {
      loose ??= looseKey(path);
      return loose;
    },
  };
}

/** For each column its headings from top to bottom; the same one below itself counts once. */
function headsOf(heading: readonly Placed<{ text: string }>[], width: number): string[][] {
  const paths: string[][] = Array.from({ length: width }, () => []);
  for (const { cell, column, columnSpan } of heading) {
    const text = cell.text.replace(/\s+/g, ' ').trim();
    for (let at = column; text !== '' && at < column + columnSpan; at += 1)
      if (paths[at]?.at(-1) !== text) paths[at]?.push(text);
  }
  return paths;
}

interface Stretch {
  from: number;
  to: number;
  /** The headings in the middle of the table with which it begins. */
  inner: Placed<Cell>[];
}

function stretchesOf(body: readonly Placed<Cell>[], rows: readonly LabelledRow[]): Stretch[] {
  const inner = body.filter(({ cell }) => cell.isColumnHead);
  const headed = new Set(inner.map(({ row }) => row));
  const starts = [0, ...[...headed].filter((row) => !headed.has(row - 1))];
  const end = (rows.at(-1)?.at ?? -1) + 1;
  return starts
    .map((from, index) => ({ from, to: starts[index + 1] ?? end }))
    .map(({ from, to }) => ({ from, to, inner: inner.filter(({ row }) => from <= row && row < to) }))
    .filter(({ from, to }) => to > from && rows.some(({ at }) => from <= at && at < to));
}
