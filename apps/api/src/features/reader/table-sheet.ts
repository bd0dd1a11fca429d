import { sheetText } from '@caliper/contract/sheet-text.ts';
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import type { TypedTable } from '../reports/index.ts';
import { sheetNumber } from './number-format.ts';
import { type Placed, placeCells, widthOf } from './sheet-grid.ts';

/** Where a table comes from. */
export interface TablePlace {
  report_id: number;
  report_name: string;
  report_year: number;
  region: string;
  chapter_number: number;
  chapter_title: string;
  table_number: number;
  productName: string;
}

type TableCell = TypedTable['rows'][number][number];

export function sheetName({ report_id, chapter_number, table_number }: TablePlace): string {
  return `report-${report_id}-chapter-${chapter_number}-table-${table_number}.xlsx`;
}

/** A table as a spreadsheet: caption, units, the table with its merged cells, notes, and its source. */
export async function tableSheet(table: TypedTable, place: TablePlace): Promise<Buffer> {
  const above = linesAbove(table, place);
  const heading = placeCells(table.header);
  const body = placeCells(table.rows);
  const width = Math.max(widthOf(heading), widthOf(body));
  const data: SheetData = [
    ...above,
    ...rowsOf(heading, table.header.length, headingCell),
    ...rowsOf(body, table.rows.length, bodyCell),
    ...linesBelow(table, place),
  ];
  const frozen = above.length + table.header.length;
  return writeExcelFile(data, {
    sheet: `Table ${place.chapter_number}.${place.table_number}`,
    columns: columnWidths([...heading, ...body], width),
    ...(table.header.length > 0 && frozen <= mostFrozen ? { stickyRowsCount: frozen } : {}),
  }).toBuffer();
}

/** More frozen rows would leave no room for scrolling. */
const mostFrozen = 8;

function linesAbove({ caption, units }: TypedTable, { table_number }: TablePlace): SheetData {
  const [title = '', ...subtitles] = (caption || `Table ${table_number}`).split('\n');
  return [
    [{ ...sheetText(title), fontWeight: 'bold', fontSize: 13 }],
    ...subtitles.map((line) => [sheetText(line)]),
    ...(units ? [[{ ...sheetText(`Units: ${units}`), fontStyle: 'italic' as const }]] : []),
  ];
}

function linesBelow({ footnotes }: TypedTable, place: TablePlace): SheetData {
  const { productName, report_name, region, report_year, chapter_number, chapter_title } = place;
  const source = `Source: ${productName}, ${report_name}, ${region}, ${report_year}. Chapter ${chapter_number}: ${chapter_title}. Table ${place.table_number}.`;
  return [[], ...footnotes.map((note) => [sheetText(note)]), [sheetText(source)]];
}

/** Rows end with their last cell, so that one wide row does not make a thousand others wide. */
function rowsOf<T>(placed: readonly Placed<T>[], height: number, draw: (cell: T) => CellObject): SheetData {
  const rows: SheetData = Array.from({ length: height }, () => []);
  for (const { cell, row: index, column, rowSpan, columnSpan } of placed) {
    const row = rows[index] ?? [];
    while (row.length < column) row.push(null);
    row.push({ ...draw(cell), ...(rowSpan > 1 && { rowSpan }), ...(columnSpan > 1 && { columnSpan }) });
    while (row.length < column + columnSpan) row.push(null);
  }
  return rows;
}

function headingCell({ text, colspan = 1 }: TypedTable['header'][number][number]): CellObject {
  return {
    ...sheetText(text),
    fontWeight: 'bold',
    backgroundColor: '#E8EEF2',
    bottomBorderStyle: 'thin',
    wrap: true,
    alignVertical: 'center',
    align: colspan > 1 ? 'center' : 'left',
  };
}

function bodyCell(cell: TableCell): CellObject {
  const number = sheetNumber(cell);
  const content: CellObject = number ? { type: Number, ...number } : { ...sheetText(cell.text), wrap: true };
  return { ...content, alignVertical: 'top', ...(cell.isHeader && { fontWeight: 'bold' }) };
}

const narrowest = 9;
const widest = 48;

/** Fits the widest cell that is in one column only. */
function columnWidths(placed: readonly Placed<{ text: string }>[], width: number): { width: number }[] {
  const longest = Array.from({ length: width }, () => 0);
  for (const { cell, column, columnSpan } of placed)
    if (columnSpan === 1) longest[column] = Math.max(longest[column] ?? 0, cell.text.length);
  return longest.map((length) => ({ width: Math.min(widest, Math.max(narrowest, length + 2)) }));
}
