import type { ComparedTable, ListedTable } from '@caliper/contract/differences/compared.schemas.ts';
import { sheetText } from '@caliper/text/sheet-text.ts';
import writeExcelFile, { type Sheet, type SheetData } from 'write-excel-file/node';
import { figureSheet } from './figure-sheet.ts';
import { sheetNames } from './sheet-names.ts';

/** What a side of the workbook is. */
export interface Source {
  report_id: number;
  report_name: string;
  report_year: number;
  region: string;
  version: number;
}

export interface WorkbookTask {
  before: Source;
  after: Source;
  productName: string;
  /** The day of the export, as YYYY-MM-DD. */
  day: string;
  /** For whom it was made. */
  stamp: readonly string[];
  /** All tables, and of those that are in both what they say. */
  list: readonly ListedTable[];
  tables: readonly { number: number; content: ComparedTable }[];
}

export function workbookName({ before, after }: Pick<WorkbookTask, 'before' | 'after'>): string {
  return before.report_id === after.report_id
    ? `report-${after.report_id}-changes-from-version-${before.version}-to-${after.version}.xlsx`
    : `report-${after.report_id}-changes-from-${before.report_year}-to-${after.report_year}.xlsx`;
}

/** What a side is called in the heads of columns. */
export function sideNames({ before, after }: Pick<WorkbookTask, 'before' | 'after'>): [string, string] {
  return before.report_id === after.report_id
    ? [`Version ${before.version}`, `Version ${after.version}`]
    : [`${before.report_year} edition`, `${after.report_year} edition`];
}

/** A sheet with the list of all tables, and one for each table that both sides have. */
export async function workbook(task: WorkbookTask): Promise<Buffer> {
  const names = sheetNames(
    task.list.filter(({ number }) => task.tables.some((one) => one.number === number)),
  );
  const contents = {
    sheet: 'Contents',
    data: contentsOf(task, names),
    columns: contentsColumns.map(({ width }) => ({ width })),
  };
  const figures = task.tables.map(({ number, content }): Sheet<never> => {
    return { sheet: names.get(number) ?? `Table ${number}`, ...figureSheet(content, sideNames(task)) };
  });
  return writeExcelFile([contents, ...figures]).toBuffer();
}

const contentsColumns = [
  { head: 'Sheet', width: 18 },
  { head: 'Table', width: 14 },
  { head: 'Title', width: 60 },
  { head: 'Was', width: 14 },
  { head: 'State', width: 12 },
  { head: 'Restated', width: 10 },
  { head: 'Revised', width: 10 },
  { head: 'Now measured', width: 14 },
  { head: 'Changed', width: 10 },
  { head: 'Added', width: 10 },
  { head: 'Removed', width: 10 },
  { head: 'Not comparable', width: 15 },
] as const;

const states: Record<ListedTable['kind'], string> = {
  same: 'same',
  changed: 'changed',
  renumbered: 'renumbered',
  added: 'new',
  removed: 'removed',
};

function contentsOf(task: WorkbookTask, names: ReadonlyMap<number, string>): SheetData {
  const { before, after, productName, day, stamp, list } = task;
  const [former, later] = sideNames(task);
  const source = ({ report_name, region, report_year, version }: Source) =>
    `${report_name}, ${region}, ${report_year}, version ${version}`;
  return [
    [{ ...sheetText(`What changed: ${later} against ${former}`), fontWeight: 'bold', fontSize: 13 }],
    [sheetText(`${later}: ${source(after)}.`)],
    [sheetText(`${former}: ${source(before)}.`)],
    [sheetText(`${productName}. Exported on ${day}.`)],
    [],
    contentsColumns.map(({ head }) => ({ ...sheetText(head), fontWeight: 'bold' as const })),
    ...list.map((table) => [
      sheetText(names.get(table.number) ?? ''),
      sheetText((table.after ?? table.before)?.name ?? ''),
      { ...sheetText((table.after ?? table.before)?.title ?? ''), wrap: true },
      sheetText(table.isRenumbered ? (table.before?.name ?? '') : ''),
      sheetText(states[table.kind]),
      ...countsOf(table).map((value) => ({ type: Number, value })),
    ]),
    [],
    ...stamp.map((line) => [sheetText(line)]),
  ];
}

function countsOf({ counts, incomparable }: ListedTable): number[] {
  const { restated, revised, measured, changed, words, added, removed } = counts;
  return [restated, revised, measured, changed + words, added, removed, incomparable];
}
