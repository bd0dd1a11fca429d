import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { ManageItems } from './manage-items.tsx';

export function ManageReportsPage() {
  return (
    <ManageItems
      kind="report"
      title="Manage Reports"
      loading={manageTexts.loading}
      empty={
        <EmptyState
          title="There are no reports yet"
          action={
            <Link {...buttonLook({ variant: 'primary' })} to={paths.adminReportUpload}>
              Upload a report
            </Link>
          }
        >
          <p>Reports appear here by category once uploaded.</p>
        </EmptyState>
      }
    />
  );
}
