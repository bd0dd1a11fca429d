import { manageTexts, reportsProblems } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { notifyFailure } from '../../../lib/notifications.ts';
import { managedReportsQuery } from '../reports.queries.ts';
import { DeleteReport } from './delete-report.tsx';
import { EditReportDialog } from './edit-report-dialog.tsx';
import { HideReport, useHiding } from './hide-report.tsx';
import { ManagedCategorySection } from './managed-category-section.tsx';
import { QuickLinks } from './quick-links.tsx';
import {
  type ManagedCategory,
  type ManagedReport,
  managedCategories,
  matchingReports,
} from './report-tree.ts';

export function ManageReportsPage() {
  const { isFetching, refetch } = useQuery(managedReportsQuery);
  return (
    <>
      <div className="flex wrap spread bottom gap12 pb12 ruled">
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
        <p className="pt24 quiet">{manageTexts.loading}</p>
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

/** All reports on one page, so that the browser's own search finds them; what is off screen is not painted. */
function ManagedReports({ categories }: { categories: readonly ManagedCategory[] }) {
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState<ManagedReport | null>(null);
  const [editing, setEditing] = useState<ManagedReport | null>(null);
  const { hide, hiding, confirm, cancel } = useHiding();
  const askToDelete = useCallback((report: ManagedReport) => {
    if ((report.subscriptions ?? 0) === 0) return setDeleting(report);
    notifyFailure(reportsProblems['report-subscribed'].detail);
  }, []);
  const words = useDeferredValue(typed);
  const found = categories.filter((category) => hasMatch(category, words));
  return (
    <>
      <QuickLinks categories={found} />
      <div className="w420">
        <TextField
          label="Filter by title"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {found.length === 0 && (
        <p className="pt24 quiet" role="status">
          No title contains “{words}”.
        </p>
      )}
      {categories.map((category) => (
        <ManagedCategorySection
          key={category.id}
          category={category}
          words={words}
          isFound={found.includes(category)}
          onHide={hide}
          onDelete={askToDelete}
          onEdit={setEditing}
        />
      ))}
      <HideReport hiding={hiding} onConfirm={confirm} onClose={cancel} />
      <DeleteReport report={deleting} onClose={() => setDeleting(null)} />
      {editing && <EditReportDialog report={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function hasMatch({ subCategories }: ManagedCategory, words: string): boolean {
  return subCategories.some(({ reports }) => matchingReports(reports, words).length > 0);
}
