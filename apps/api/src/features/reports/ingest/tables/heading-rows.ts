import type { Placed } from './grid.ts';
import { type Box, isSurelyData, type RowNature } from './row-nature.ts';

type Row = readonly Placed<Box>[];

export interface TableRows {
  rows: readonly Row[];
  natures: readonly RowNature[];
  width: number;
  /** How many rows the author put into a thead. */
  declared: number;
}

/** More rows of words above the first figures are text, not headings. */
const mostByFigures = 6;

/** How many of the first rows are headings, by what the rows say; a thead counts unless they contradict it. */
export function countHeadingRows(table: TableRows): number {
  const { declared, rows } = table;
  const isTold = declared > 0 && declared < rows.length;
  const least = isTold ? withoutData(table) : leadingHeadings(table);
  const found = isTold ? least : Math.max(least, byWords(table));
  const extended = withContinued(table, found);
  return extended >= rows.length ? (declared === rows.length ? rows.length : 0) : extended;
}

/** A thead that goes on into the figures ends before them. */
function withoutData({ declared, rows }: TableRows): number {
  const first = rows.slice(0, declared).findIndex((row, index) => index > 0 && isSurelyData(row));
  return first < 0 ? declared : first;
}

/** The first rows that are headings throughout. A row across the whole table counts only at the top. */
function leadingHeadings({ rows, width }: TableRows): number {
  const isAllHeadings = (row: Row) => row.length > 0 && row.every(({ cell }) => cell.isHeading);
  const end = rows.findIndex((row, index) => {
    const isAcross = index > 0 && width > 1 && row.length === 1;
    return !isAllHeadings(row) || isAcross || isSurelyData(row);
  });
  return end < 0 ? 0 : end;
}

/** Rows of words, years and units above the figures; in a table of words, those that alone are bold. */
function byWords({ natures, rows }: TableRows): number {
  const firstData = natures.indexOf('data');
  const above = natures.slice(0, firstData < 0 ? natures.length : firstData);
  if (firstData < 0) return boldRows(natures);
  const last = above.findLastIndex((nature) => nature === 'years' || nature === 'units' || nature === 'bold');
  const lastWords = above.lastIndexOf('words');
  const areSpanned = rows.slice(0, Math.max(0, firstData - 1)).every(hasSpan);
  const isClear = firstData <= mostByFigures && areSpanned && isMostlyData(natures.slice(firstData));
  return Math.max(last, isClear ? lastWords : -1) + 1;
}

function hasSpan(row: Row): boolean {
  return row.some(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1);
}

function boldRows(natures: readonly RowNature[]): number {
  const end = natures.findIndex((nature) => nature !== 'bold');
  return end < 0 ? 0 : end;
}

function isMostlyData(natures: readonly RowNature[]): boolean {
  const words = natures.filter((nature) => nature === 'words').length;
  const data = natures.filter((nature) => nature === 'data').length;
  return words * 4 <= data;
}

/** A heading goes on where its cells reach down, and where years or units follow that stand above figures. */
function withContinued({ rows, natures, width }: TableRows, found: number): number {
  let count = found;
  for (
    let end = reachOf(rows, count);
    end > count && canGoOn(natures, count, end);
    end = reachOf(rows, count)
  )
    count = end;
  if (count === 0) return 0;
  const goesOn = (at: number) =>
    /years|units/.test(natures[at] ?? '') || (natures[at] !== 'data' && isHeadingAgain(rows[at], width));
  while (goesOn(count)) count += 1;
  return count;
}

function reachOf(rows: readonly Row[], count: number): number {
  return rows
    .slice(0, count)
    .flat()
    .reduce((end, { row, rowSpan }) => Math.max(end, row + rowSpan), 0);
}

function canGoOn(natures: readonly RowNature[], from: number, to: number): boolean {
  return !natures.slice(from, to).includes('data');
}

function isHeadingAgain(row: Row | undefined, width: number): boolean {
  const covered = row?.reduce((sum, { columnSpan }) => sum + columnSpan, 0);
  return row !== undefined && row.length > 1 && covered === width && row.every(({ cell }) => cell.isHeading);
}
