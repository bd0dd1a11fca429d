import { customReports as limits, table } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { pageOf } from '@caliper/ui/lists/table-page.ts';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { cameFrom } from '../../../lib/navigation/link-state.ts';
import { customReportPath } from '../../../lib/navigation/paths.ts';
import { usePageInAddress } from '../../../lib/navigation/use-choice-in-address.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import classes from './account-custom-reports.module.css';
import { sharedWords, sourcesOf, sourceWords, useFilings } from './report-facts.ts';

interface CustomReportsTableProps {
  reports: readonly CustomReport[];
  onDelete: (report: CustomReport) => void;
}

export function CustomReportsTable({ reports, onDelete }: CustomReportsTableProps) {
  const { page: asked, onPage } = usePageInAddress('page');
  const { rows, page, pages } = pageOf(reports, asked, table.perPage);
  const filings = useFilings(rows);
  return (
    <>
      <Table
        label="Custom reports"
        stacks
        heads={[
          'Title',
          'Owner',
          'Bookmarks',
          'Shared with',
          { head: 'Modified', is: 'number' },
          { head: 'Delete', is: 'unseen' },
        ]}
      >
        <tbody>
          {rows.map((report) => (
            <CustomReportRow
              key={report.c_report_id}
              report={report}
              filings={filings}
              onDelete={() => onDelete(report)}
            />
          ))}
        </tbody>
      </Table>
      <Pager label="Pages of Custom Reports" page={page} pages={pages} onChange={onPage} />
    </>
  );
}

interface CustomReportRowProps {
  report: CustomReport;
  filings: ReturnType<typeof useFilings>;
  onDelete: () => void;
}

function CustomReportRow({ report, filings, onDelete }: CustomReportRowProps) {
  const { c_report_id, c_report_name, chapters, modified_on, can } = report;
  const location = useLocation();
  return (
    <tr className={classes.row} data-own={can.edit || undefined}>
      <th scope="row">
        <Link
          className="ink semi anywhere name"
          to={customReportPath(c_report_id, c_report_name)}
          state={cameFrom(location)}
        >
          {c_report_name}
        </Link>
        <span className="block small quiet">{sourceWords(sourcesOf(report), filings)}</span>
      </th>
      <td data-label="Owner" className={classes.owner}>
        <Owner report={report} />
      </td>
      <td data-label="Bookmarks" className="nowrap" translate="no">
        {chapters} of {limits.bookmarks}
      </td>
      <td data-label="Shared with" className={classes.shared}>
        {sharedWords(report)}
      </td>
      <td data-number data-label="Modified">
        <time translate="no">{formatDate(modified_on)}</time>
      </td>
      <td className={classes.delete}>
        {can.edit && (
          <Button
            size="sm"
            variant="remove"
            icon="trash"
            title="Delete"
            aria-label={`Delete ${c_report_name}`}
            onClick={onDelete}
          />
        )}
      </td>
    </tr>
  );
}

/** A headquarter also sees what its subsidiaries made, with the company's name. */
function Owner({ report: { user_email, owner, company } }: Pick<CustomReportRowProps, 'report'>) {
  const session = useSession();
  if (user_email === session?.user.email) return 'You';
  return (
    <>
      <span translate="no">{owner}</span>
      {company !== session?.usergroupData.company && (
        <span className="block small quiet" translate="no">
          {company}
        </span>
      )}
    </>
  );
}
