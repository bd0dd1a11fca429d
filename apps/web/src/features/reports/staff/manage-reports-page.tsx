import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { managedReportsQuery } from '../reports.queries.ts';
import classes from './manage-reports.module.css';
import { ManagedReports } from './managed-reports.tsx';
import { managedCategories } from './report-tree.ts';

export function ManageReportsPage() {
  const { isFetching, refetch } = useQuery(managedReportsQuery);
  return (
    <>
      <div className={classes.head}>
        <h1>Manage Reports</h1>
        <Button icon="reload" busy={isFetching} onClick={() => void refetch()}>
          Refresh Catalog
        </Button>
      </div>
      <Reports />
    </>
  );
}

function Reports() {
  const { data, error, refetch } = useQuery(managedReportsQuery);
  if (error && !data) return <FailedQuery title="The catalog did not load" error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <>
        <p className={classes.loading}>{manageTexts.loading}</p>
        <SkeletonRows />
      </>
    );
  }
  const categories = managedCategories(data);
  if (categories.length > 0) return <ManagedReports categories={categories} />;
  return (
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
  );
}
