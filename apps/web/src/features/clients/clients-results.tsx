import { type ClientView, clientViews } from '@caliper/contract/clients/clients.values.ts';
import { clients as limits } from '@caliper/contract/limits.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { Link } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import classes from './clients.module.css';
import type { ClientList } from './clients.queries.ts';
import { addressOf, type ClientsChoice, isNarrowed, narrow, nothingChosen } from './clients-choice.ts';
import { ClientsTable } from './clients-table.tsx';

interface ClientsResultsProps {
  choice: ClientsChoice;
  clients: ClientList | undefined;
  error: Error | null;
  isStale: boolean;
  onRetry: () => void;
  onChange: (choice: ClientsChoice) => void;
}

export function ClientsResults({ choice, clients, error, isStale, onRetry, onChange }: ClientsResultsProps) {
  const part = usePageTurn<HTMLElement>(addressOf({ ...choice, page: 1 }), choice.page);
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={classes.results}
      aria-label="Companies"
      aria-busy={isStale || (!clients && !error)}
    >
      <div className={classes.bar}>
        <p className="flex wrap quiet gap12" role="status">
          {clients && <b>{clients.total === 1 ? '1 company' : `${counted(clients.total)} companies`}</b>}{' '}
          {clients && clients.rows.length > 0 && <span>{rangeOf(clients)}</span>}
        </p>
        <Views choice={choice} counts={clients?.counts} />
      </div>
      {error && !clients && <FailedQuery title="The clients did not load" error={error} onRetry={onRetry} />}
      {!clients && !error && <TableSkeleton columns={8} rows={14} />}
      {clients && (
        <div className="fading" data-stale={isStale || undefined}>
          <Rows choice={choice} clients={clients} onChange={onChange} />
        </div>
      )}
    </section>
  );
}

const viewWords: Record<ClientView, string> = { all: 'All', todo: 'To do', idle: 'Idle', expired: 'Expired' };

function Views({ choice, counts }: { choice: ClientsChoice; counts: ClientList['counts'] | undefined }) {
  return (
    <nav className={classes.views} aria-label="Which clients">
      {clientViews.map((view) => (
        <Link
          key={view}
          className={classes.view}
          to={{ search: addressOf(narrow(choice, { view })) }}
          aria-current={choice.view === view || undefined}
        >
          {viewWords[view]} {counts && <span>{counted(counts[view])}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Rows({
  choice,
  clients,
  onChange,
}: Pick<ClientsResultsProps, 'choice' | 'onChange'> & { clients: ClientList }) {
  if (clients.rows.length === 0) return <NoClient choice={choice} clients={clients} />;
  return (
    <>
      <ClientsTable choice={choice} clients={clients.rows} onChange={onChange} />
      <p className="small faint mt12">
        A row opens Client Access. Reads are chapters read by everybody at the company; refused are opens of
        what it has no subscription to.
      </p>
      <PageLinks page={clients.page} pages={clients.pages} align="start">
        {(page, link) => <Link {...link} to={{ search: addressOf({ ...choice, page }) }} />}
      </PageLinks>
    </>
  );
}

function NoClient({ choice, clients: { total, pages } }: { choice: ClientsChoice; clients: ClientList }) {
  if (total > 0) {
    return (
      <EmptyState
        title="There is no such page"
        action={
          <Link {...buttonLook()} to={{ search: addressOf({ ...choice, page: pages }) }}>
            Go to the last page
          </Link>
        }
      >
        <p>The list has fewer pages now.</p>
      </EmptyState>
    );
  }
  if (!isNarrowed(choice)) {
    return (
      <EmptyState title="There are no clients yet">
        <p>A company appears here once it has been added.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No company matches"
      action={
        <Link {...buttonLook()} to={{ search: addressOf({ ...nothingChosen, sort: choice.sort }) }}>
          Reset
        </Link>
      }
    >
      <p>Remove a filter to see more.</p>
    </EmptyState>
  );
}

const counted = (count: number) => count.toLocaleString('en-US');

function rangeOf({ page, rows }: ClientList): string {
  const before = (page - 1) * limits.perPage;
  return `${counted(before + 1)}–${counted(before + rows.length)} on this page`;
}
