import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import classes from './audit.module.css';
import { type Chain, useAuditLog, useExtract } from './audit.queries.ts';
import { type AuditPlace, addressOf, readPlace } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

/** Who did what, when and to whom, and whether all of it is still there. */
export function AuditPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(search), [search]);
  const { data, error, isPlaceholderData, refetch } = useAuditLog(place);
  const extract = useExtract();
  const part = usePageTurn<HTMLElement>(addressOf({ ...place, before: '' }), Number(place.before));
  const show = (next: AuditPlace) => void navigate({ search: addressOf(next) }, { replace: true });
  const last = data?.entries.at(-1);
  return (
    <>
      <div className="flex wrap spread bottom gap12">
        <h1>Audit Log</h1>
        <Button icon="download" busy={extract.isPending} onClick={() => extract.mutate(place)}>
          {place.company ? 'Extract for this company' : 'Download CSV'}
        </Button>
      </div>
      <p className="lead">
        Who did what, and when. Entries are never changed, and each is chained to the one before.
      </p>
      {extract.isError && (
        <p role="alert" className="mb12 small bad">
          The file was not made. {messageOf(extract.error)}
        </p>
      )}
      <AuditFilters place={place} actions={data?.actions ?? []} onChange={show} />
      <section
        ref={part}
        tabIndex={-1}
        className={classes.part}
        aria-label="Entries"
        aria-busy={!data && !error}
      >
        {!data && error && <FailedQuery title="The audit log did not load" error={error} onRetry={refetch} />}
        {!data && !error && <TableSkeleton columns={5} rows={12} />}
        {data && (
          <div className="fading" data-stale={isPlaceholderData || undefined}>
            <ChainState chain={data.chain} />
            {data.entries.length === 0 ? (
              <EmptyState title="No entries">
                <p>Nothing in the log is about all that you chose. Clear a filter to see more.</p>
              </EmptyState>
            ) : (
              <AuditTable entries={data.entries} place={place} />
            )}
            <nav aria-label="Pages of the log" className="flex gap12 mt16">
              {place.before && <Link to={{ search: addressOf({ ...place, before: '' }) }}>Newest</Link>}
              {data.more && last && (
                <Link to={{ search: addressOf({ ...place, before: String(last.id) }) }}>Older</Link>
              )}
            </nav>
          </div>
        )}
      </section>
    </>
  );
}

function ChainState({ chain: { places, head, late } }: { chain: Chain }) {
  if (late > 0)
    return (
      <p role="alert" className="mb12 small bad">
        {late} {late === 1 ? 'entry has' : 'entries have'} waited for a place in the chain for more than a
        minute. Please tell whoever operates the portal.
      </p>
    );
  return (
    <p className="mb12 small quiet anywhere">
      {places.toLocaleString('en')} entries are chained{head && <> up to {head.slice(0, 16)}…</>}
    </p>
  );
}
