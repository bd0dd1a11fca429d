import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { itemsProblems } from '@caliper/contract/items/items.messages.ts';
import { reportsProblems } from '@caliper/contract/reports/reports.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { notifyFailure } from '../../../lib/notifications.ts';
import { createSelection, press, SelectionProvider, useSelection } from './bulk/selection.ts';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { DeleteReport } from './delete-report.tsx';
import { EditReportDialog } from './edit-report-dialog.tsx';
import { HideReport, useHiding } from './hide-report.tsx';
import { ManagedCategorySection } from './managed-category-section.tsx';
import { ManagedKindProvider, managedQuery, useManagedKind } from './managed-kind.ts';
import { QuickLinks } from './quick-links.tsx';
import {
  listed,
  type ManagedCategory,
  type ManagedReport,
  managedCategories,
  matchingReports,
} from './report-tree.ts';

interface ManageItemsProps {
  kind: ItemKind;
  title: string;
  /** Between the title and the list. */
  choice?: ReactNode;
  loading: string;
  empty: ReactNode;
}

/** All items of a kind, to be changed one by one or several at once. */
export function ManageItems({ kind, title, choice, loading, empty }: ManageItemsProps) {
  const { data, error, isFetching, refetch } = useQuery(managedQuery(kind));
  const [selection] = useState(createSelection);
  const categories = data && managedCategories(data);
  return (
    <ManagedKindProvider value={kind}>
      <SelectionProvider value={selection}>
        <div className="flex wrap spread bottom gap12 pb12 ruled">
          <h1>{title}</h1>
          <Button icon="reload" busy={isFetching} onClick={() => void refetch()}>
            Refresh Catalog
          </Button>
        </div>
        {choice}
        {error && !data && <FailedQuery title="The catalog did not load" error={error} onRetry={refetch} />}
        {!error && !data && (
          <>
            <p className="pt24 quiet">{loading}</p>
            <SkeletonRows />
          </>
        )}
        {categories?.length === 0 && empty}
        {categories && categories.length > 0 && <ManagedReports categories={categories} />}
      </SelectionProvider>
    </ManagedKindProvider>
  );
}

/** All of them on one page, so that the browser's own search finds them; what is off screen is not painted. */
function ManagedReports({ categories }: { categories: readonly ManagedCategory[] }) {
  const kind = useManagedKind();
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState<ManagedReport | null>(null);
  const [editing, setEditing] = useState<ManagedReport | null>(null);
  const { hide, hiding, confirm, cancel } = useHiding();
  const filter = useRef<HTMLInputElement>(null);
  const words = useDeferredValue(typed);
  const found = categories.filter((category) => hasMatch(category, words));
  const all = useMemo(() => listed(categories), [categories]);
  const shown = useMemo(() => listed(categories, words), [categories, words]);
  const choose = useChoosing(shown);
  const askToDelete = useCallback(
    (report: ManagedReport) => {
      const companies = report.subscriptions ?? 0;
      if (companies === 0) return setDeleting(report);
      notifyFailure(subscribedWords(kind, companies));
    },
    [kind],
  );
  return (
    <>
      <QuickLinks categories={found} />
      <div className="w420">
        <TextField
          ref={filter}
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
          onChoose={choose}
        />
      ))}
      <SelectionBar
        all={all}
        shown={shown}
        onCleared={() => filter.current?.focus({ preventScroll: true })}
      />
      <HideReport hiding={hiding} onConfirm={confirm} onClose={cancel} />
      <DeleteReport report={deleting} onClose={() => setDeleting(null)} />
      {editing && <EditReportDialog report={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

/** What a press of a row's box chooses; the same function as long as the page is open. */
function useChoosing(shown: readonly ManagedReport[]) {
  const selection = useSelection();
  const latest = useRef(shown);
  latest.current = shown;
  return useCallback(
    (pressed: Parameters<typeof press>[1]) =>
      selection.setState((now) =>
        press(
          now,
          pressed,
          latest.current.map((one) => one.report_id),
        ),
      ),
    [selection],
  );
}

function subscribedWords(kind: ItemKind, companies: number): string {
  if (kind === 'report') return reportsProblems['report-subscribed'].detail;
  return itemsProblems['item-subscribed'].detail.replace('{companies}', String(companies));
}

function hasMatch({ subCategories }: ManagedCategory, words: string): boolean {
  return subCategories.some(({ reports }) => matchingReports(reports, words).length > 0);
}
