import { Button } from '@caliper/ui/actions/button.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { formatDate } from '../../../lib/format.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type ReportSelection, readChoice, whomOf } from './report-choice.ts';
import { reportCsv, reportFileName } from './report-columns.ts';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { ReportResults } from './report-results.tsx';
import { wholeReport } from './user-report.queries.ts';

/** All users by company, filtered by the address, on the page and as a file. */
export function UserReportPage() {
  const { search } = useLocation();
  const choice = useMemo(() => readChoice(search), [search]);
  const hasIds = useSession()?.user.role !== 'sales';
  const { mutate: download, isPending } = useReportDownload(hasIds);
  return (
    <>
      <div className="flex wrap spread bottom gap12">
        <h1>User Report</h1>
        <Button variant="primary" icon="download" busy={isPending} onClick={() => download(choice)}>
          Download user report
        </Button>
      </div>
      <p className="lead">
        Everyone with an account, by company. The file contains every row that matches the filters, not only
        this page.
      </p>
      <ReportFilterFields choice={choice} />
      <ReportResults choice={choice} hasIds={hasIds} />
    </>
  );
}

/** Every row that matches the filters, as a file made in the browser. */
function useReportDownload(hasIds: boolean) {
  return useSingleMutation({
    mutationFn: async (selection: ReportSelection) => {
      const csv = reportCsv(await wholeReport(selection), hasIds);
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      saveFile(file, reportFileName(formatDate(Date.now() / 1000)));
    },
    onSuccess: (_, selection) => notifySuccess(`Downloaded user report for ${whomOf(selection)}`),
  });
}
