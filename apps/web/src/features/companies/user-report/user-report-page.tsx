import { Button } from '@caliper/ui/actions/button.tsx';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { readChoice } from './report-choice.ts';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { ReportResults } from './report-results.tsx';
import { useReportDownload } from './use-report-download.ts';
import classes from './user-report.module.css';

/** All users by company, filtered by the address, on the page and as a file. */
export function UserReportPage() {
  const { search } = useLocation();
  const choice = useMemo(() => readChoice(search), [search]);
  const hasIds = useSession()?.user.role !== 'sales';
  const { mutate: download, isPending } = useReportDownload(hasIds);
  return (
    <>
      <div className={classes.head}>
        <h1>User Report</h1>
        <Button variant="primary" icon="download" busy={isPending} onClick={() => download(choice)}>
          Download user report
        </Button>
      </div>
      <p className={classes.lead}>
        Everyone with an account, by company. The file contains every row that matches the filters, not only
        this page.
      </p>
      <ReportFilterFields choice={choice} />
      <ReportResults choice={choice} hasIds={hasIds} />
    </>
  );
}
