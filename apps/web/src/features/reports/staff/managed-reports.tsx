import { reportsProblems } from '@caliper/contract/reports/reports.messages.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useCallback, useDeferredValue, useState } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { DeleteReport } from './delete-report.tsx';
import { EditReportDialog } from './edit-report-dialog.tsx';
import { HideReport } from './hide-report.tsx';
import classes from './manage-reports.module.css';
import { ManagedCategorySection } from './managed-category-section.tsx';
import { QuickLinks } from './quick-links.tsx';
import { type ManagedCategory, type ManagedReport, matchingReports } from './report-tree.ts';
import { useHiding } from './use-hiding.ts';

/** All reports on one page, so that the browser's own search finds them; what is off screen is not painted. */
export function ManagedReports({ categories }: { categories: readonly ManagedCategory[] }) {
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState<ManagedReport | null>(null);
  const [editing, setEditing] = useState<ManagedReport | null>(null);
  const { hide, hiding, confirm, cancel } = useHiding();
  const askToDelete = useCallback((report: ManagedReport) => {
    if ((report.subscriptions ?? 0) === 0) return setDeleting(report);
    notify({ message: reportsProblems['report-subscribed'].detail, variant: 'danger' });
  }, []);
  const words = useDeferredValue(typed);
  const found = categories.filter((category) => hasMatch(category, words));
  return (
    <>
      <QuickLinks categories={found} />
      <div className={classes.filter}>
        <TextField
          label="Filter by title"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {found.length === 0 && (
        <p className={classes.nothing} role="status">
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
