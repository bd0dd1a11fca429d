import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';

type Cell = string | number;
export type Row = Readonly<Record<string, Cell>>;

/** The column names of a kind's table. */
export function headOf(kind: ImportKind, table = 0): string[] {
  return importTables[kind][table]?.columns.map((one) => one.name) ?? [];
}

/** A file line by line, so that it is never in memory as a whole. */
export function* csvLines(head: readonly string[], rows: Iterable<Row>): Generator<string> {
  yield `${head.join(',')}\r\n`;
  for (const row of rows) yield `${head.map((name) => quoted(row[name] ?? '')).join(',')}\r\n`;
}

function quoted(cell: Cell): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
