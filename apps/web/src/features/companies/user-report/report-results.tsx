import { userReport } from '@caliper/contract/limits.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { usePageTurn } from '../../../lib/navigation/use-page-turn.ts';
import { addressOf, isNarrowed, type ReportChoice } from './report-choice.ts';
import { ReportTable } from './report-table.tsx';
import classes from './user-report.module.css';
import { type UserReport, useUserReport } from './user-report.queries.ts';

interface ReportResultsProps {
  choice: ReportChoice;
  hasIds: boolean;
}

export function ReportResults({ choice, hasIds }: ReportResultsProps) {
  const { report, isStale, error, retry } = useUserReport(choice);
  const results = usePageTurn<HTMLElement>(addressOf({ ...choice, page: 1 }), choice.page);
  return (
    <section
      ref={results}
      tabIndex={-1}
      className={classes.results}
      aria-label="Rows"
      aria-busy={isStale || (!report && !error)}
    >
      <p className={classes.count} role="status">
        {report && <b>{rowCount(report)}</b>}{' '}
        {report && report.rows.length > 0 && <span>{rowRange(report)}</span>}
      </p>
      {error && <FailedQuery title="The report did not load" error={error} onRetry={retry} />}
      {!report && !error && <TableSkeleton columns={8} rows={14} />}
      {report && (
        <div className="fading" data-stale={isStale || undefined}>
          <Rows choice={choice} report={report} hasIds={hasIds} />
        </div>
      )}
    </section>
  );
}

function Rows({ choice, report, hasIds }: ReportResultsProps & { report: UserReport }) {
  if (report.rows.length === 0) return <Nobody choice={choice} report={report} />;
  return (
    <>
      <ReportTable choice={choice} rows={report.rows} hasIds={hasIds} />
      <PageLinks page={report.page} pages={report.pages} align="start">
        {(page, link) => <Link {...link} to={{ search: addressOf({ ...choice, page }) }} />}
      </PageLinks>
    </>
  );
}

/** No user matches the filters, or an old link asks for a page that no longer exists. */
function Nobody({ choice, report }: { choice: ReportChoice; report: UserReport }) {
  const isPast = report.total > 0;
  if (!isPast && !isNarrowed(choice)) return <EmptyState title="There are no companies yet" />;
  const search = isPast ? addressOf({ ...choice, page: report.pages }) : '';
  return (
    <EmptyState
      title={isPast ? 'There is no such page' : 'No users match these filters'}
      action={
        <Link {...buttonLook()} to={{ search }} onClick={focusRows}>
          {isPast ? 'Go to the last page' : 'Clear filters'}
        </Link>
      }
    >
      <p>{isPast ? 'The report has fewer pages now.' : 'Remove a filter to see more rows.'}</p>
    </EmptyState>
  );
}

/** The link disappears with the empty list; the focus moves to the next list. */
function focusRows(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('section')?.focus({ preventScroll: true });
}

/** The number of rows on all pages. */
function rowCount({ total }: Pick<UserReport, 'total'>): string {
  return total === 1 ? '1 row' : `${total.toLocaleString('en-US')} rows`;
}

/** Which rows are on this page. */
function rowRange({ page, rows }: Pick<UserReport, 'page' | 'rows'>): string {
  const before = (page - 1) * userReport.perPage;
  const shown = [before + 1, before + rows.length].map((row) => row.toLocaleString('en-US'));
  return `${shown.join('–')} on this page`;
}
