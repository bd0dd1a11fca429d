import { userReport } from '@caliper/contract/limits.ts';
import type { UserReport } from './user-report.queries.ts';

/** The number of rows on all pages. */
export function rowCount({ total }: Pick<UserReport, 'total'>): string {
  return total === 1 ? '1 row' : `${total.toLocaleString('en-US')} rows`;
}

/** Which rows are on this page. */
export function rowRange({ page, rows }: Pick<UserReport, 'page' | 'rows'>): string {
  const before = (page - 1) * userReport.perPage;
  const shown = [before + 1, before + rows.length].map((row) => row.toLocaleString('en-US'));
  return `${shown.join('–')} on this page`;
}
