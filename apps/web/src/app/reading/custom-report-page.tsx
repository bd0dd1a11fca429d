import { useMemo } from 'react';
import { matchPath, useNavigate } from 'react-router';
import {
  AddBookmarks,
  type CustomReport,
  DashboardSettings,
  DialogHost,
  RemoveBookmark,
  ReportOptions,
} from '../../features/custom-reports/index.ts';
import { CustomReaderPage } from '../../features/reader/custom/custom-reader-page.tsx';
import type { CustomReportParts } from '../../features/reader/custom/parts.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** A custom report, with its creator's actions. The dialogs load when first opened. */
export function CustomReportPage() {
  const navigate = useNavigate();
  const parts = useMemo<CustomReportParts>(
    () => ({
      settings: (report) => <DashboardSettings report={report} />,
      add: (report) => <AddBookmarks report={report} />,
      remove: (report, bookmark) => <RemoveBookmark report={report} bookmark={bookmark} />,
      options: (report) => (
        <ReportOptions
          report={report}
          // A person who has gone to another page since stays there.
          onDeleted={() => isOpen(report) && void navigate(paths.customReports)}
        />
      ),
    }),
    [navigate],
  );
  return (
    <>
      <CustomReaderPage parts={parts} />
      <DialogHost />
    </>
  );
}

function isOpen({ c_report_id }: CustomReport): boolean {
  return matchPath('/custom-reports/:id/*', location.pathname)?.params.id === String(c_report_id);
}
