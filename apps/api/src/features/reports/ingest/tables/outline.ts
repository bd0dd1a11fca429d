import { isFootnote } from '@caliper/contract/reader/chapter-text.ts';
import { byRow, type Placed, widthOf } from './grid.ts';
import { countHeadingRows } from './heading-rows.ts';
import { exhibitLabel } from './labels.ts';
import { type Box, type RowNature, rowNatures } from './row-nature.ts';

type Row<T> = readonly Placed<T>[];

/** What each row of a table is. */
export type RowRole = 'caption' | 'head' | 'again' | 'section' | 'inner-head' | 'body' | 'note' | 'nothing';

export interface Outline {
  width: number;
  roles: RowRole[];
  /** How many columns name the rows. */
  stubs: number;
}

/** Finds what the rows and columns of a table are for, from the grid alone and from what its author declared. */
export function outlineOf<T extends Box>(
  placed: readonly Placed<T>[],
  height: number,
  declared: number,
): Outline {
  const width = widthOf(placed);
  const rows = byRow(placed, height);
  const crossed = crossedRows(placed, height);
  const title = isTitle(rows[0], width, crossed) ? 1 : 0;
  const hasFigures = placed.some(({ cell, column }) => column > 0 && cell.isFigure);
  const last = height - countNotes(rows, { width, hasFigures }, title);
  const inner = rows.slice(title, last);
  const natures = rowNatures(inner, width);
  const heads = countHeadingRows({
    rows: shifted(inner, title),
    natures,
    width,
    declared: Math.max(0, declared - title),
  });
  const again = repeatedHeads(rows, title, heads, crossed);
  const roles = rows.map((row, index): RowRole => {
    if (index < title) return 'caption';
    if (index >= last) return row.every(({ cell }) => cell.isEmpty) ? 'nothing' : 'note';
    if (index < title + heads) return 'head';
    const nature = natures[index - title] ?? 'blank';
    if (again.has(index)) return 'again';
    return bodyRole(row, nature, width, heads > 0);
  });
  return {
    width,
    roles,
    stubs: stubsOf(inner.slice(heads), natures.slice(heads), width, cornerOf(inner.slice(0, heads))),
  };
}

function bodyRole(row: Row<Box>, nature: RowNature, width: number, hasHead: boolean): RowRole {
  if (nature === 'years' && hasHead && row.filter(({ cell }) => cell.text !== '').length > 2)
    return 'inner-head';
  return nature === 'single' && isAcross(row, width) && width > 1 ? 'section' : 'body';
}

/** Rows that repeat the heading, as at the page breaks of a printed table. */
function repeatedHeads(
  rows: readonly Row<Box>[],
  title: number,
  heads: number,
  crossed: Set<number>,
): Set<number> {
  const all = rows.map(textsOf);
  const head = all.slice(title, title + heads);
  const found = new Set<number>();
  for (let at = title + heads; at < rows.length; at += 1) {
    const isWhole = heads > 1 && head.every((text, index) => all[at + index] === text);
    const isLine = !crossed.has(at) && (rows[at]?.length ?? 0) > 1 && head.includes(all[at] ?? '');
    for (let next = at; next < at + (isWhole ? heads : isLine ? 1 : 0); next += 1) found.add(next);
  }
  return found;
}

/** The rows that a cell from above reaches into, or that begin a cell which reaches further down. */
function crossedRows(placed: readonly Placed<unknown>[], height: number): Set<number> {
  const found = new Set<number>();
  for (const { row, rowSpan } of placed)
    for (let at = row; rowSpan > 1 && at < Math.min(height, row + rowSpan); at += 1) found.add(at);
  return found;
}

function shifted<T>(rows: readonly Row<T>[], by: number): Row<T>[] {
  return rows.map((row) => row.map((one) => ({ ...one, row: one.row - by })));
}

function textsOf(row: Row<Box>): string {
  return row.map(({ cell, column }) => `${column}:${cell.text}`).join('\n');
}

function isAcross(row: Row<unknown>, width: number): boolean {
  const [only, ...others] = row;
  return only !== undefined && others.length === 0 && only.columnSpan === width;
}

/** A first row across the table that is labelled as captions are. */
function isTitle(row: Row<Box> | undefined, width: number, crossed: Set<number>): boolean {
  const [only] = row ?? [];
  return Boolean(
    row && only && width > 1 && isAcross(row, width) && !crossed.has(0) && exhibitLabel(only.cell.text),
  );
}

/** Notes are the last rows, each a single text across the table. */
function countNotes(rows: readonly Row<Box>[], table: TableSize, from: number): number {
  let count = 0;
  while (rows.length - count > from + 1 && isNote(rows[rows.length - 1 - count] ?? [], table)) count += 1;
  return count;
}

interface TableSize {
  width: number;
  hasFigures: boolean;
}

/** Empty rows at the end and between the notes are nothing. */
function isNote(row: Row<Box>, { width, hasFigures }: TableSize): boolean {
  if (row.every(({ cell, rowSpan }) => cell.isEmpty && rowSpan === 1)) return true;
  const [only, ...others] = row.filter(({ cell }) => cell.text !== '');
  if (!only || others.length > 0 || width < 2 || only.rowSpan > 1) return false;
  if (isFootnote(only.cell.text)) return only.column === 0;
  return hasFigures && isAcross(row, width) && /\s\S+\s/.test(only.cell.text) && !only.cell.isFigure;
}

/** How many columns the first heading covers. */
function cornerOf(head: readonly Row<Box>[]): number {
  const [corner] = head
    .flat()
    .filter(({ column }) => column === 0)
    .slice(-1);
  return corner?.columnSpan ?? 1;
}

/** The first columns name the rows if figures follow; several if one heading is over them or the first groups rows. */
function stubsOf<T extends Box>(
  rows: readonly Row<T>[],
  natures: readonly RowNature[],
  width: number,
  corner: number,
): number {
  const data = rows.filter((_, index) => natures[index] === 'data').flat();
  if (width < 2 || data.length === 0) return 0;
  const figures = new Set(
    rows
      .flat()
      .filter(({ cell }) => cell.isFigure)
      .map(({ column }) => column),
  );
  const isGrouped = data.some(({ cell, column, rowSpan }) => column === 0 && (rowSpan > 1 || cell.isEmpty));
  const most = isGrouped ? width - 1 : Math.min(corner, width - 1);
  let count = 0;
  while (count < most && !figures.has(count)) count += 1;
  return count;
}
