import { Button } from '@caliper/ui/button.tsx';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { readChoice } from './report-choice.ts';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { ReportResults } from './report-results.tsx';
import { useReportDownload } from './use-report-download.ts';
import classes from './user-report.module.css';

/** Everybody by company, as chosen in the address, and the same as a file. */
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
        Everybody who has an account, by company. The file has every row that the filters leave, not only
        those of this page.
      </p>
      <ReportFilterFields choice={choice} />
      <ReportResults choice={choice} hasIds={hasIds} />
    </>
  );
}
