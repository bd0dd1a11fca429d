import { sheetText } from '@caliper/text/sheet-text.ts';
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { type Placed, placedTable, type TypedTable } from '../reports/index.ts';
import { columnWidths } from './column-widths.ts';
import { sheetNumber } from './number-format.ts';
import { type Captioned, type TableName, tableName } from './table-name.ts';

/** Where a table comes from. */
export interface TablePlace {
  report_id: number;
  report_name: string;
  report_year: number;
  region: string;
  chapter_number: number;
  chapter_title: string;
  table_number: number;
  /** All tables of the chapter, since two may go by the same number. */
  tables: readonly Captioned[];
  productName: string;
  version: number;
  /** The day of its release, as YYYY-MM-DD; null if that is not known. */
  releasedOn: string | null;
  /** What was said to readers about the version; empty if nothing was. */
  releaseNote: string;
  /** The day of the export, as YYYY-MM-DD. */
  day: string;
  /** For whom it was made. */
  stamp: readonly string[];
}

type TableCell = TypedTable['rows'][number][number];

export function sheetName({
  report_id,
  chapter_number,
  table_number,
  tables,
}: Omit<TablePlace, 'stamp'>): string {
  const { inFile } = tableName(table_number, tables);
  return `report-${report_id}-chapter-${chapter_number}-table-${inFile}.xlsx`;
}

/** A table as a spreadsheet: caption, units, the table with its merged cells, notes, its source and the day. */
export async function tableSheet(stored: TypedTable, place: TablePlace): Promise<Buffer> {
  const name = tableName(place.table_number, place.tables);
  const { table, heading, body, width } = placedTable(stored);
  const above = linesAbove(table, name);
  const unitOf = ({ cell, column }: Placed<TableCell>) =>
    cell.unit || table.columnUnits?.[column] || table.units;
  const drawn = [
    ...heading.map((one) => ({ ...one, cell: headingCell(one.cell) })),
    ...body.map((one) => ({ ...one, cell: bodyCell(one.cell, unitOf(one)) })),
  ];
  const data: SheetData = [
    ...above,
    ...rowsOf(drawn, table.header.length + table.rows.length),
    ...linesBelow(table, place, name),
  ];
  const frozen = above.length + table.header.length;
  return writeExcelFile(data, {
    sheet: nameWithPlace(name, `(${place.table_number})`).slice(0, longestSheetName),
    columns: columnWidths([...heading, ...body], width),
    ...(table.header.length > 0 && frozen <= mostFrozen ? { stickyRowsCount: frozen } : {}),
  }).toBuffer();
}

const longestSheetName = 31;

/** More frozen rows would leave no room for scrolling. */
const mostFrozen = 8;

/** Says the place as well if the number alone could mean another table. */
function nameWithPlace({ label, isShared }: TableName, place: string): string {
  return isShared ? `${label} ${place}` : label;
}

function linesAbove({ caption, units }: TypedTable, { label }: TableName): SheetData {
  const [title = '', ...subtitles] = (caption || label).split('\n');
  return [
    [{ ...sheetText(title), fontWeight: 'bold', fontSize: 13 }],
    ...subtitles.map((line) => [sheetText(line)]),
    ...(units ? [[{ ...sheetText(`Units: ${units}`), fontStyle: 'italic' as const }]] : []),
  ];
}

function linesBelow(
  { footnotes, chapterNotes = [] }: TypedTable,
  place: TablePlace,
  name: TableName,
): SheetData {
  const { productName, report_name, region, report_year, chapter_number, chapter_title } = place;
  const called = nameWithPlace(name, `(number ${place.table_number} in the chapter)`);
  const source = `Source: ${productName}, ${report_name}, ${region}, ${report_year}. Chapter ${chapter_number}: ${chapter_title}. ${called}.`;
  const edition = `Edition ${report_year}, version ${place.version}${place.releasedOn ? ` of ${place.releasedOn}` : ''}.`;
  const note = place.releaseNote === '' ? [] : [`About this version: ${place.releaseNote}`];
  const below = [
    ...footnotes,
    ...chapterNotes,
    source,
    edition,
    ...note,
    `Exported on ${place.day}.`,
    ...place.stamp,
  ];
  return [[], ...below.map((line) => [sheetText(line)])];
}

/** Rows end with their last cell, so that one wide row does not make a thousand others wide. */
function rowsOf(placed: readonly Placed<CellObject>[], height: number): SheetData {
  const rows: SheetData = Array.from({ length: height }, () => []);
  let merged = 0;
  for (const { cell, row: index, column, rowSpan, columnSpan } of placed) {
    const row = rows[index] ?? [];
    while (row.length < column) row.push(null);
    if (rowSpan * columnSpan > 1) merged += rowSpan * columnSpan;
    const isMerged = merged <= mostMerged;
    row.push({
      ...cell,
      ...(isMerged && rowSpan > 1 && { rowSpan }),
      ...(isMerged && columnSpan > 1 && { columnSpan }),
    });
    while (isMerged && row.length < column + columnSpan) row.push(null);
  }
  return rows;
}

/** Areas of more cells than a real table has make a file slow to write and to open. */
const mostMerged = 20_000;

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

function bodyCell(cell: TableCell, unit: string): CellObject {
  if (cell.isColumnHead) return headingCell(cell);
  const number = sheetNumber(cell, unit);
  const content: CellObject = number ? { type: Number, ...number } : { ...sheetText(cell.text), wrap: true };
  return { ...content, alignVertical: 'top', ...(cell.isHeader && { fontWeight: 'bold' }) };
}
