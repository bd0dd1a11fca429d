import { Table } from '@caliper/ui/lists/table.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { addressOf, type ReportChoice, sortedBy } from './report-choice.ts';
import { type ReportColumn, reportColumns } from './report-columns.ts';
import classes from './user-report.module.css';
import type { ReportRow } from './user-report.queries.ts';

/** The widths of all columns except the first: with ids they fit a screen of 1440 px beside the panel's menu. */
const widths = ['94px', '86px', '86px', '78px', '98px', '176px', '98px', '86px'];
const idWidth = '120px';

interface ReportTableProps {
  choice: ReportChoice;
  rows: readonly ReportRow[];
  hasIds: boolean;
}

/** The columns of the file, formatted for people. */
export function ReportTable({ choice, rows, hasIds }: ReportTableProps) {
  const [company, ...columns] = reportColumns(hasIds);
  return (
    <Table label="User Report" density="read" columns={hasIds ? [...widths, idWidth] : widths}>
      <thead>
        <tr>
          {[company, ...columns].map((column) => (
            <Head key={column.head} column={column} choice={choice} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.email ?? row.usergroupId}>
            <th scope="row" className="small anywhere">
              <ClientLink row={row} />
              <span className={classes.person}>{row.name}</span>
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

function Head({ column: { head, order }, choice }: { column: ReportColumn; choice: ReportChoice }) {
  const navigate = useNavigate();
  if (!order) {
    return (
      <th scope="col" data-wraps>
        {head}
      </th>
    );
  }
  const isDescending = choice.sort === `-${order}`;
  const isSorted = isDescending || choice.sort === order;
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-wraps aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className="press link inline gap2 r2"
        onClick={() => void navigate({ search: addressOf(sortedBy(choice, order)) })}
      >
        {head}
        {isSorted && <Icon name={isDescending ? 'chevron' : 'chevronUp'} size={14} />}
      </button>
    </th>
  );
}

/** In Client Access: where the reader's own role finds it. */
function ClientLink({ row: { usergroupId, company, name } }: { row: ReportRow }) {
  const { pathname } = useLocation();
  const page = pathname === paths.userReport ? paths.clientAccess : paths.adminClientAccess;
  const tab = name === null ? '' : '&tab=users';
  return <Link to={`${page}?company=${usergroupId}${tab}`}>{company}</Link>;
}

function Cell({ column, row }: { column: ReportColumn; row: ReportRow }) {
  const { cell, shown = (text) => text, isCode, warning } = column;
  const text = cell(row);
  const warned = warning?.(row);
  return (
    <td className="small anywhere" {...(isCode && { translate: 'no' })}>
      {text === '' ? '–' : <Breakable text={shown(text)} />}
      {warned && (
        <span className="row gap4 small bad nowrap">
          <Icon name="warning" size={14} /> {warned}
        </span>
      )}
    </td>
  );
}

/** An address that is too long breaks behind its @. */
function Breakable({ text }: { text: string }) {
  const [before, ...after] = text.split('@');
  return after.length === 0 ? text : [`${before}@`, <wbr key="break" />, after.join('@')];
}
