import type { ReportMeta } from '../reader.queries.ts';

/** By this staff know which report is wanted. */
export function boughtReport({
  report_name,
  report_year,
  report_id,
}: Pick<ReportMeta, 'report_name' | 'report_year' | 'report_id'>): string {
  return `${report_name}, ${report_year}, ${report_id}`;
}
