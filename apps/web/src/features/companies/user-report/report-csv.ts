import { type ReportColumn, reportColumns } from './report-columns.ts';
import type { ReportRow } from './user-report.queries.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** The report as a file: RFC 4180, with what people wrote kept from becoming a formula. */
export function reportCsv(rows: readonly ReportRow[], hasIds: boolean): string {
  const columns = reportColumns(hasIds);
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => cellsOf(columns, row))];
  return byteOrderMark + lines.map((cells) => cells.map(quoted).join(',') + lineEnd).join('');
}

function cellsOf(columns: readonly ReportColumn[], row: ReportRow): string[] {
  return columns.map(({ cell }) => harmless(cell(row)));
}

/** A spreadsheet would calculate what begins like this; after an apostrophe it is text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function reportFileName(today: string): string {
  return `user-report-${today}.csv`;
}
