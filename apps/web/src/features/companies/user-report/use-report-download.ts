import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { formatDate } from '../../../lib/format.ts';
import { notify } from '../../../lib/notifications.ts';
import { type ReportSelection, whomOf } from './report-choice.ts';
import { reportCsv, reportFileName } from './report-csv.ts';
import { wholeReport } from './user-report.queries.ts';

/** Every row that matches the filters, as a file made in the browser. */
export function useReportDownload(hasIds: boolean) {
  return useSingleMutation({
    mutationFn: async (selection: ReportSelection) => {
      const csv = reportCsv(await wholeReport(selection), hasIds);
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      saveFile(file, reportFileName(formatDate(Date.now() / 1000)));
    },
    onSuccess: (_, selection) =>
      notify({ message: `Downloaded user report for ${whomOf(selection)}`, variant: 'success' }),
  });
}
