import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import type { CataloguePageAnswer } from '../catalogue.queries.ts';
import { type CatalogueView, choose, isNarrowed } from '../catalogue-address.ts';
import { itemWords } from '../section-words.ts';
import { ViewLink } from '../view-link.tsx';
import { EmptyResults } from './empty-results.tsx';
import { ItemRow } from './item-row.tsx';
import classes from './results.module.css';
import { ResultsHeading } from './results-heading.tsx';

interface ResultsProps {
  view: CatalogueView;
  answer: CataloguePageAnswer | undefined;
  /** The previous answer is still shown. */
  isStale: boolean;
  error: Error | null;
  onRetry: () => void;
  possibleYears: readonly number[];
}

export function Results(props: ResultsProps) {
  const { view, answer, isStale, error, possibleYears } = props;
  const counted = isInvitation(view) ? undefined : answer;
  return (
    <section aria-labelledby="results-heading" aria-busy={isStale || (!answer && !error)}>
      <ResultsHeading view={view} answer={counted} isStale={isStale} possibleYears={possibleYears} />
      <Face {...props} />
    </section>
  );
}

function Face({ view, answer, isStale, error, onRetry }: ResultsProps) {
  if (error) {
    return (
      <FailedQuery
        title={`The ${itemWords(view.section, view.filter).many} did not load`}
        error={error}
        onRetry={onRetry}
      />
    );
  }
  if (isInvitation(view)) return <EmptyResults view={view} />;
  // An empty list says nothing about the next one.
  if (!answer || (isStale && answer.items.length === 0)) return <ResultsSkeleton />;
  if (answer.items.length === 0) return <EmptyResults view={view} />;
  return (
    <div className="fading" data-stale={isStale || undefined}>
      <ul className={classes.rows}>
        {answer.items.map((item) => (
          <ItemRow key={`${item.report_id}/${item.c_report_id}`} item={item} />
        ))}
      </ul>
      <Pages view={view} page={answer.page} pages={answer.pages} />
    </div>
  );
}

/** The whole catalogue is too long to read through, so the page asks for a choice first. */
function isInvitation(view: CatalogueView): boolean {
  return view.section === 'catalog' && view.filter === 'all' && !isNarrowed(view);
}

/** The outline of rows that are loading, with their later height. */
function ResultsSkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonRows count={6} grid={classes.rows ?? ''} />
    </div>
  );
}

interface PagesProps {
  view: CatalogueView;
  page: number;
  pages: number;
}

function Pages({ view, page, pages }: PagesProps) {
  return (
    <PageLinks page={page} pages={pages}>
      {(number, link) => <ViewLink {...link} view={choose(view, { page: number })} />}
    </PageLinks>
  );
}
