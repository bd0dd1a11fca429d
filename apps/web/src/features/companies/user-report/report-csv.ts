import { csvText } from '@caliper/text/csv.ts';
import { reportColumns } from './report-columns.ts';
import type { ReportRow } from './user-report.queries.ts';

export function reportCsv(rows: readonly ReportRow[], hasIds: boolean): string {
  const columns = reportColumns(hasIds);
  return csvText([
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ]);
}

export function reportFileName(today: string): string {
  return `user-report-${today}.csv`;
}
