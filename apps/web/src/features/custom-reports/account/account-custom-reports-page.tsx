import { table } from '@caliper/contract/limits.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { queryClient } from '../../../lib/api/query-client.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { type CustomReport, customReportsQuery } from '../custom-reports.queries.ts';
import { CustomReportsWords } from '../custom-reports-words.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import classes from './account-custom-reports.module.css';
import { CustomReportsTable } from './custom-reports-table.tsx';
import { createdWords } from './report-facts.ts';

/** The custom reports that the person has made or received. MedCore reports are in the catalogue only. */
export function AccountCustomReportsPage() {
  const session = useSession();
  return session && <CustomReports session={session} />;
}

function CustomReports({ session: { user, usergroupData } }: { session: Session }) {
  const list = useQuery(customReportsQuery(usergroupData.id));
  const { frame, start, ...deletion } = useDeletion(usergroupData.id, list.data);
  return (
    <div ref={frame}>
      <div className={classes.head}>
        <h1 tabIndex={-1}>Custom Reports</h1>
        {list.data && list.data.length > 0 && (
          <p className="small quiet" translate="no">
            {createdWords(list.data, user)}
          </p>
        )}
      </div>
      <Face list={list} onDelete={start} />
      <DeleteDialog {...deletion} />
    </div>
  );
}

interface FaceProps {
  list: UseQueryResult<CustomReport[]>;
  onDelete: (report: CustomReport) => void;
}

function Face({ list: { data: reports, error, refetch }, onDelete }: FaceProps) {
  if (reports?.length === 0) return <NoCustomReports />;
  if (reports) return <CustomReportsTable reports={reports} onDelete={onDelete} />;
  if (!error) return <TableSkeleton columns={5} rows={4} />;
  return <FailedQuery title="Your custom reports did not load" error={error} onRetry={refetch} />;
}

function NoCustomReports() {
  const session = useSession();
  if (session?.user.special === 'support') return <InCatalogue />;
  const hasOwn = session?.usergroupData.subscriptionInformation.current.length;
  return (
    <EmptyState
      drawing={<ReportIcon name="Bandage" size={44} />}
      title="You have no Custom Reports to view"
      action={
        <Link {...buttonLook()} to={hasOwn ? paths.reportSubscriptions : paths.allReports}>
          {hasOwn ? 'See your subscriptions' : 'Browse All Reports'}
        </Link>
      }
    >
      <CustomReportsWords />
    </EmptyState>
  );
}

/** The support account has no menu entry for this page, but may open its address. */
function InCatalogue() {
  return (
    <EmptyState
      title="MedCore reports are not listed here"
      action={
        <Link {...buttonLook()} to={paths.customReports}>
          Open Custom Reports
        </Link>
      }
    >
      <p>Reports created by the support account appear in the catalog, under Custom Reports.</p>
    </EmptyState>
  );
}

/**
 * Asks before a report in the list is deleted. The button disappears with its row, so the focus moves to the row that
 * takes its place, or to the heading if there is none. `frame` contains both.
 */
function useDeletion(companyId: number, reports: readonly CustomReport[] | undefined) {
  const [report, setReport] = useState<CustomReport | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ id: number; place: number } | null>(null);

  useEffect(() => {
    if (!gone || reports?.some(({ c_report_id }) => c_report_id === gone.id)) return;
    const titles = [...(frame.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])];
    const next = titles[gone.place] ?? titles.at(-1) ?? frame.current?.querySelector('h1');
    next?.focus({ preventScroll: true });
    setGone(null);
  }, [reports, gone]);

  return {
    frame,
    report,
    start: setReport,
    onClose: () => setReport(null),
    onDeleted: (id: number) => {
      const place = Math.max(0, reports?.findIndex(({ c_report_id }) => c_report_id === id) ?? 0);
      const isLast = place + 1 === reports?.length;
      // Deleting the last row may remove its page too.
      setGone({ id, place: isLast ? table.perPage : place % table.perPage });
      dropFromList(companyId, id);
    },
  };
}

function dropFromList(companyId: number, id: number): void {
  const { queryKey } = customReportsQuery(companyId);
  queryClient.setQueryData(queryKey, (list) => list?.filter(({ c_report_id }) => c_report_id !== id));
}
