import { table } from '@caliper/contract/limits.ts';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { pageOf } from '@caliper/ui/lists/table-page.ts';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { usePageInAddress } from '../../../lib/navigation/use-page-in-address.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { CustomReportRow } from './custom-report-row.tsx';
import { useFilings } from './use-filings.ts';

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
      <Table label="Custom reports" stacks>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Owner</th>
            <th scope="col">Bookmarks</th>
            <th scope="col">Shared with</th>
            <th scope="col" data-number>
              Modified
            </th>
            <th scope="col">
              <Unseen>Delete</Unseen>
            </th>
          </tr>
        </thead>
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
