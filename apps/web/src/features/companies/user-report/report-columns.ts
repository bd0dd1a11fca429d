import { type LastSeen, lastSeen, type ReportOrder } from '@caliper/contract/companies/companies.values.ts';
import { licenses, roles } from '@caliper/contract/roles.ts';
import { csvText } from '@caliper/text/csv.ts';
import { capitalised, daysUntil, formatDate, formatExpiry } from '../../../lib/format.ts';
import { enabledValues } from './report-choice.ts';
import type { ReportRow } from './user-report.queries.ts';

const lastSeenWords: Record<LastSeen, string> = {
  week: 'Last 7 days',
  month: '8 to 30 days ago',
  quarter: '31 to 90 days ago',
  longer: 'More than 90 days ago',
  never: 'Never',
};

function enabledWord(isEnabled: string): string {
  return isEnabled === 'true' ? 'Yes' : 'No';
}

export const options = {
  licenses: licenses.map((value) => ({ value, label: capitalised(value) })),
  enabled: enabledValues.map((value) => ({ value, label: enabledWord(value) })),
  roles: roles.map((value) => ({ value, label: capitalised(value) })),
  lastActive: lastSeen.map((value) => ({ value, label: lastSeenWords[value] })),
};

export interface ReportColumn {
  head: string;
  /** What the rows are sorted by under this head. */
  order?: ReportOrder;
  /** The text in the file; empty for a missing value. */
  cell: (row: ReportRow) => string;
  /** The text on the page, if different. */
  shown?: (cell: string) => string;
  /** Dates, addresses and ids, which are the same in every language. */
  isCode?: true;
  /** A word beside the value where it needs attention. */
  warning?: (row: ReportRow) => string | null;
}

const companyColumn: ReportColumn = {
  head: 'Company Name',
  order: 'company',
  cell: ({ company }) => company,
};

const columns: readonly ReportColumn[] = [
  { head: 'License', order: 'license', cell: ({ license }) => license, shown: capitalised },
  {
    head: 'Expiry',
    order: 'expiry',
    cell: ({ expiry }) => (expiry === null ? '' : formatExpiry(expiry)),
    isCode: true,
    warning: ({ expiry }) => (expiry !== null && daysUntil(expiry) <= 0 ? 'Expired' : null),
  },
  { head: 'User Added On', order: 'createdAt', cell: ({ createdAt }) => day(createdAt), isCode: true },
  { head: 'Enabled', order: 'enabled', cell: ({ enabled }) => String(enabled ?? ''), shown: enabledWord },
  { head: 'Name', order: 'name', cell: ({ name }) => name ?? '' },
  { head: 'Email', order: 'email', cell: ({ email }) => email ?? '', isCode: true },
  { head: 'Role', order: 'role', cell: ({ role }) => role ?? '', shown: capitalised },
  // Activity is in milliseconds, everything else in seconds.
  {
    head: 'Last Active',
    order: 'lastActive',
    cell: ({ lastActive }) => day(lastActive && lastActive / 1000),
    isCode: true,
  },
];

const idColumn: ReportColumn = { head: 'ID', cell: ({ id }) => id ?? '', isCode: true };

function day(seconds: number | null): string {
  return seconds === null ? '' : formatDate(seconds);
}

/** In the order of page and file; only some people see ids. */
export function reportColumns(hasIds: boolean): readonly [ReportColumn, ...ReportColumn[]] {
  return hasIds ? [companyColumn, ...columns, idColumn] : [companyColumn, ...columns];
}

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
