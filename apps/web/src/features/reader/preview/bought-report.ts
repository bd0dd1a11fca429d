import type { ReportMeta } from '../reader.queries.ts';

/** Tells staff which report is wanted. */
export function boughtReport({
  report_name,
  report_year,
  report_id,
}: Pick<ReportMeta, 'report_name' | 'report_year' | 'report_id'>): string {
  return `${report_name}, ${report_year}, ${report_id}`;
}
