import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { isCustomer, type Session, useSession } from '../../../lib/session/session.ts';
import { StaffWork } from '../../cockpit/index.ts';
import type { CatalogueItem, CataloguePageAnswer } from '../catalogue.queries.ts';
import { type CatalogueView, choose, isNarrowed } from '../catalogue-address.ts';
import { Home } from '../home/home.tsx';
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
  /** Null if they are chosen elsewhere. */
  possibleYears: readonly number[] | null;
}

export function Results(props: ResultsProps) {
  const { view, answer, isStale, error, possibleYears } = props;
  const user = useSession()?.user;
  const counted = isInvitation(view) ? undefined : answer;
  return (
    <section aria-labelledby="results-heading" aria-busy={isStale || (!answer && !error)}>
      <ResultsHeading
        view={view}
        answer={counted}
        isStale={isStale}
        possibleYears={possibleYears}
        isList={!isInvitation(view)}
      />
      {user && isHome(view, user) ? <Home /> : <Face {...props} />}
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
  if (isInvitation(view)) return <Invited view={view} />;
  // An empty list says nothing about the next one.
  if (!answer || (isStale && answer.items.length === 0)) return <ResultsSkeleton />;
  if (answer.items.length === 0) return <EmptyResults view={view} />;
  return (
    <div className="fading" data-stale={isStale || undefined}>
      <ul className={classes.rows}>
        {answer.items.map((item, index) => (
          <ItemRow
            key={`${item.report_id}/${item.c_report_id}`}
            item={item}
            isFormer={isFormer(item, answer.items[index - 1])}
          />
        ))}
      </ul>
      <Pages view={view} page={answer.page} pages={answer.pages} />
    </div>
  );
}

/** The sentence that asks for a choice; below it staff find their work. */
function Invited({ view }: { view: CatalogueView }) {
  return (
    <>
      <EmptyResults view={view} />
      <StaffWork />
    </>
  );
}

/** The whole catalogue is too long to read through, so the page asks for a choice first. */
function isInvitation(view: CatalogueView): boolean {
  return view.section === 'catalog' && view.filter === 'all' && !isNarrowed(view);
}

/** Staff have work of their own to begin with. */
export function isHome(view: CatalogueView, user: Session['user']): boolean {
  return isInvitation(view) && isCustomer(user);
}

/** The outline of rows that are loading, with their later height. */
function ResultsSkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonRows count={6} grid={classes.rows ?? ''} />
    </div>
  );
}

/** An edition that stands with a newer one of the same title. */
function isFormer(item: CatalogueItem, before: CatalogueItem | undefined): boolean {
  return item.line !== null && item.line === before?.line && item.report_year < before.report_year;
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
