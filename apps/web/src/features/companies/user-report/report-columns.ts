import { capitalised, formatDate, formatExpiry } from '../../../lib/format.ts';
import { enabledWord } from './report-words.ts';
import type { ReportRow } from './user-report.queries.ts';

export interface ReportColumn {
  head: string;
  /** The text in the file; empty for a missing value. */
  cell: (row: ReportRow) => string;
  /** The text on the page, if different. */
  shown?: (cell: string) => string;
  /** Dates, addresses and ids, which are the same in every language. */
  isCode?: true;
}

const companyColumn: ReportColumn = { head: 'Company Name', cell: ({ company }) => company };

const columns: readonly ReportColumn[] = [
  { head: 'License', cell: ({ license }) => license, shown: capitalised },
  { head: 'Expiry', cell: ({ expiry }) => (expiry === null ? '' : formatExpiry(expiry)), isCode: true },
  { head: 'User Added On', cell: ({ createdAt }) => day(createdAt), isCode: true },
  { head: 'Enabled', cell: ({ enabled }) => String(enabled ?? ''), shown: enabledWord },
  { head: 'Name', cell: ({ name }) => name ?? '' },
  { head: 'Email', cell: ({ email }) => email ?? '', isCode: true },
  { head: 'Role', cell: ({ role }) => role ?? '', shown: capitalised },
  // Activity is in milliseconds, everything else in seconds.
  { head: 'Last Active', cell: ({ lastActive }) => day(lastActive && lastActive / 1000), isCode: true },
];

const idColumn: ReportColumn = { head: 'ID', cell: ({ id }) => id ?? '', isCode: true };

function day(seconds: number | null): string {
  return seconds === null ? '' : formatDate(seconds);
}

/** In the order of page and file; only some people see ids. */
export function reportColumns(hasIds: boolean): readonly [ReportColumn, ...ReportColumn[]] {
  return hasIds ? [companyColumn, ...columns, idColumn] : [companyColumn, ...columns];
}
