import { Button } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { Compared } from './compared.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { figuresQuery } from './figures.queries.ts';
import { type FiguresPlace, readPlace, searchOf } from './figures-address.ts';
import { FiguresForm } from './figures-form.tsx';
import classes from './figures-page.module.css';
import { FiguresTable } from './figures-table.tsx';

/** Values across everything that the viewer may read, to be held against each other. */
export function FiguresPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(search);
  const shown = useRef('');
  useEffect(() => {
    shown.current = searchOf(readPlace(search));
  }, [search]);
  const go = (next: FiguresPlace, replace = false) => {
    const to = searchOf(next);
    // A second click on the same is no step that Back would have to undo.
    if (to === shown.current) return;
    shown.current = to;
    void navigate({ search: to }, { replace });
  };
  return (
    <div className="page">
      <header>
        <h1>Figures</h1>
        <p className="lead">
          Every figure of the tables and dashboards that you may read, as its source has it. Nothing is added
          up or converted.
        </p>
      </header>
      <FiguresForm key={search} place={place} onSearch={(next) => go({ ...next, chosen: [] })} />
      {place.about === '' ? (
        <EmptyState title="What are you looking for?">
          <p>Name a market, a product or a segment, such as “primary knee implants”.</p>
        </EmptyState>
      ) : (
        <Found place={place} onChoose={(chosen) => go({ ...place, chosen }, true)} />
      )}
    </div>
  );
}

interface FoundProps {
  place: FiguresPlace;
  onChoose: (keys: readonly string[]) => void;
}

function Found({ place, onChoose }: FoundProps) {
  const { about, metric, place: where, company, from, to, chosen } = place;
  const choice = {
    about,
    metric,
    ...(where && { place: where }),
    ...(company && { company }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  const comparison = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery(figuresQuery(choice));
  if (!data && error) return <FailedQuery title="The figures did not load" error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton columns={5} rows={8} />;
  const compared = chosen.flatMap((key) => data.series.find((one) => one.key === key) ?? []);
  return (
    <section className="mt24" aria-label="Figures found">
      <p role="status" className="mb12">
        <b>{countWords(data.total)}</b>
        {data.total > data.series.length && (
          <span className="faint">
            {' '}
            The first {data.series.length} are listed; name a place, a company or more of the product to see
            the others.
          </span>
        )}
      </p>
      {compared.length > 0 && (
        <Compared section={comparison} series={compared} choice={choice} onClear={() => onChoose([])} />
      )}
      {data.series.length > 0 && (
        <FiguresTable key={JSON.stringify(choice)} series={data.series} chosen={chosen} onChoose={onChoose} />
      )}
      {compared.length > 0 && (
        <p className={classes.bar}>
          <b>Compared: {compared.length}</b>
          <Button size="sm" onClick={() => comparison.current?.scrollIntoView({ block: 'center' })}>
            Show the comparison
          </Button>
        </p>
      )}
      {data.series.length === 0 && (
        <EmptyState title="Nothing that you may read has such a figure">
          <p>Try another metric, fewer words, or all places.</p>
        </EmptyState>
      )}
      <Elsewhere items={data.elsewhere} total={data.elsewhereTotal} />
    </section>
  );
}

function countWords(total: number): string {
  return total === 1 ? '1 series found.' : `${total} series found.`;
}
