import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Client } from 'pg';
import { isBlank, type Sheet, type SheetFile, type SheetRow } from '../../../platform/sheets/sheet.ts';
import { reportDeviations } from './agreement.ts';
import { type ColumnName, countNamed, type Header, looksLike, readHeader } from './header.ts';
import type { ComplainOfAll, FileKind, TableKind } from './kinds/kind.ts';
import { type Place, Problems } from './problems.ts';
import { createReadTable, openCopy } from './read-tables.ts';
import { reportRepeated } from './repeated.ts';
import { rowReader } from './row-reader.ts';
import { reportSpellings } from './spelling.ts';
import { unknownPlaces } from './unknown-places.ts';

export interface ReadFile {
  rows: number;
  problems: Problems;
  notes: Place[];
}

interface Known {
  kind: TableKind;
  columns: readonly ColumnName[];
  /** The number of sheets and rows with this table. */
  sheets: number;
  rows: number;
}

/** Reads every sheet into the tables of its kind, and reports everything that is wrong. */
export async function readFile(
  client: Client,
  file: SheetFile,
  kind: ImportKind,
  own: FileKind,
): Promise<ReadFile> {
  const read: ReadFile = { rows: 0, problems: new Problems(), notes: [] };
  const known = own.tables.map((table) => ({
    kind: table,
    columns: importTables[kind].find((one) => one.table === table.table)?.columns ?? [],
    sheets: 0,
    rows: 0,
  }));
  for (const { kind: table } of known) await createReadTable(client, table);
  for (const sheet of file.sheets) await readSheet(client, sheet, known, read);
  for (const table of known) await checkTable(client, table, read);
  if (known.every(({ sheets }) => sheets > 0))
    await own.checkAll?.(client, (first, count) => read.problems.addAll(first, count));
  return read;
}

async function readSheet(client: Client, sheet: Sheet, known: Known[], read: ReadFile): Promise<void> {
  const place = { sheet: sheet.name, row: null, column: null };
  if (sheet.isHidden)
    return void read.notes.push({ ...place, message: 'The sheet is hidden and was not read.' });
  const rows = sheet.rows()[Symbol.asyncIterator]();
  const first = await nextFilled(rows);
  if (!first) return void read.notes.push({ ...place, message: 'The sheet is empty.' });
  const table = tableFor(sheet.name, first, known);
  if (!table) {
    const message = 'The sheet was not read: its first row does not name the columns that are expected.';
    return void read.notes.push({ ...place, message });
  }
  table.sheets++;
  const header = readHeader(first, table.columns);
  for (const problem of header.problems) read.problems.add({ sheet: sheet.name, ...problem });
  for (const note of header.notes) read.notes.push({ sheet: sheet.name, ...note });
  if (header.problems.length === 0) await readRows(client, sheet.name, rows, { table, header, read });
}

/** By the sheet's name if it is that of a table; otherwise by the columns in its first row. */
function tableFor(name: string, first: SheetRow, known: Known[]): Known | undefined {
  const named = known.length > 1 && known.find(({ kind }) => kind.table === name.trim().toLowerCase());
  if (named) return named;
  const fitting = known.filter(({ columns }) => looksLike(first, columns));
  return fitting.sort((a, b) => countNamed(first, b.columns) - countNamed(first, a.columns))[0];
}

interface Reading {
  table: Known;
  header: Header;
  read: ReadFile;
}

async function readRows(
  client: Client,
  sheet: string,
  rows: AsyncIterator<SheetRow>,
  { table, header, read }: Reading,
): Promise<void> {
  const complain = (row: number, column: string, message: string) =>
    read.problems.add({ sheet, row, column, message });
  const valuesOf = rowReader(table.kind, header, complain);
  const copy = openCopy(client, table.kind, sheet);
  for (let row = await nextFilled(rows); row; row = await nextFilled(rows)) {
    if (looksLike(row, table.columns)) {
      read.problems.add({ sheet, row: row.row, column: null, message: secondTable });
      break;
    }
    read.rows++;
    table.rows++;
    const values = valuesOf(row);
    if (values) await copy.add(row.row, values);
  }
  await copy.close();
}

const secondTable = 'A second table begins here. Put it on a sheet of its own.';

async function nextFilled(rows: AsyncIterator<SheetRow>): Promise<SheetRow | undefined> {
  for (;;) {
    const { value, done } = await rows.next();
    if (done) return undefined;
    if (!isBlank(value)) return value;
  }
}

async function checkTable(client: Client, table: Known, read: ReadFile): Promise<void> {
  const complain = (message: string) => read.problems.add({ sheet: '', row: null, column: null, message });
  const names = table.columns.map(({ name }) => name).join(', ');
  if (table.sheets === 0) return complain(`There is no sheet with these columns in its first row: ${names}.`);
  if (table.rows === 0 && read.problems.count === 0)
    return complain(`There are no rows below the header with ${names}.`);
  const complainOfAll: ComplainOfAll = (first, count) => read.problems.addAll(first, count);
  // Otherwise the checks would be planned for an empty table.
  await client.query(`analyze read_${table.kind.table}`);
  await reportRepeated(client, table.kind, complainOfAll);
  await reportDeviations(client, table.kind, complainOfAll);
  read.notes.push(
    ...(await reportSpellings(client, table.kind, complainOfAll)),
    ...(await unknownPlaces(client, table.kind)),
  );
}
