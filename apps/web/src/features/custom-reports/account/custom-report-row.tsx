import { customReports as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { cameFrom } from '../../../lib/navigation/came-from.ts';
import { customReportPath } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import classes from './account-custom-reports.module.css';
import { sharedWords, sourcesOf, sourceWords } from './report-facts.ts';
import type { useFilings } from './use-filings.ts';

interface CustomReportRowProps {
  report: CustomReport;
  filings: ReturnType<typeof useFilings>;
  onDelete: () => void;
}

export function CustomReportRow({ report, filings, onDelete }: CustomReportRowProps) {
  const { c_report_id, c_report_name, chapters, modified_on, can } = report;
  const location = useLocation();
  return (
    <tr className={classes.row} data-own={can.edit || undefined}>
      <th scope="row">
        <Link
          className={classes.title}
          to={customReportPath(c_report_id, c_report_name)}
          state={cameFrom(location)}
        >
          {c_report_name}
        </Link>
        <span className={classes.more}>{sourceWords(sourcesOf(report), filings)}</span>
      </th>
      <td data-label="Owner" className={classes.owner}>
        <Owner report={report} />
      </td>
      <td data-label="Bookmarks" className={classes.figure} translate="no">
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
        <span className={classes.more} translate="no">
          {company}
        </span>
      )}
    </>
  );
}
