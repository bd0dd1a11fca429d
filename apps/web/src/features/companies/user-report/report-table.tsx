import { Table } from '@caliper/ui/table.tsx';
import { type ReportColumn, reportColumns } from './report-columns.ts';
import classes from './user-report.module.css';
import type { ReportRow } from './user-report.queries.ts';

/** The widths of all columns except the first. */
const widths = ['92px', '96px', '112px', '72px', '134px', '210px', '102px', '96px'];
const idWidth = '310px';

interface ReportTableProps {
  rows: readonly ReportRow[];
  hasIds: boolean;
}

/** The columns of the file, formatted for people. */
export function ReportTable({ rows, hasIds }: ReportTableProps) {
  const [company, ...columns] = reportColumns(hasIds);
  return (
    <Table label="User Report" density="read" columns={hasIds ? [...widths, idWidth] : widths}>
      <thead>
        <tr>
          {[company, ...columns].map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.email ?? row.company}>
            <th scope="row" className={classes.cell}>
              {company.cell(row)}
            </th>
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ column, row }: { column: ReportColumn; row: ReportRow }) {
  const { cell, shown = (text) => text, isCode } = column;
  const text = cell(row);
  return (
    <td className={classes.cell} {...(isCode && { translate: 'no' })}>
      {text === '' ? '–' : shown(text)}
    </td>
  );
}
