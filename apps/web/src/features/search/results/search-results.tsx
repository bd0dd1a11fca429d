import { search } from '@caliper/contract/limits.ts';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import type { Ref } from 'react';
import type { SearchAnswer } from '../search.queries.ts';
import type { SearchChoice } from '../search-address.ts';
import { FoundReports } from './found-reports.tsx';
import { NoMatches } from './no-matches.tsx';
import { newTabHint } from './report-link.tsx';
import classes from './search-results.module.css';

interface SearchResultsProps {
  choice: SearchChoice;
  answer: SearchAnswer | undefined;
  /** The previous answer is still shown. */
  isStale: boolean;
  error: Error | null;
  onRetry: () => void;
}

export function SearchResults({ ref, ...props }: SearchResultsProps & { ref: Ref<HTMLElement> }) {
  const { choice, answer, isStale, error } = props;
  const counted = isStale ? undefined : answer;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="noring slim"
      aria-label="Results"
      aria-busy={isStale || (!answer && !error)}
    >
      <p className={classes.count} role="status" data-none={counted?.total === 0 || undefined}>
        {counted && <b>{resultCount(counted, choice.category)}</b>}{' '}
        {counted && counted.total > 0 && <span>{resultRange(counted)}</span>}
      </p>
      <span id={newTabHint} hidden>
        Opens in a new tab
      </span>
      <Face {...props} />
    </section>
  );
}

/** The reason of a failure is shown under the search box. */
function Face({ choice, answer, isStale, error, onRetry }: SearchResultsProps) {
  if (error) {
    return (
      <FailedState title="The search could not be finished" onRetry={onRetry}>
        <p>See the message under the search bar.</p>
      </FailedState>
    );
  }
  if (!answer || (isStale && isEmpty(answer))) return <SearchSkeleton />;
  if (isEmpty(answer)) return <NoMatches choice={choice} suggestion={answer.suggestion} />;
  return (
    <div className="fading" data-stale={isStale || undefined}>
      <FoundReports choice={choice} answer={answer} />
    </div>
  );
}

function isEmpty({ matches, beside }: SearchAnswer): boolean {
  return matches.length === 0 && beside.results.length === 0;
}

const lines = [
  ['40%', 20],
  ['16%', 12],
  ['62%', 12],
  ['48%', 12],
] as const;
const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The outline of results that are loading. */
function SearchSkeleton() {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Bones sizes={lines} />
        </div>
      ))}
    </div>
  );
}

type Counts = Pick<SearchAnswer, 'total' | 'categories'>;

/** Counts the results on all pages. With a chosen category, all are in that one. */
export function resultCount({ total, categories }: Counts, category: string | null): string {
  const many = category === null ? categories.length : Math.min(total, 1);
  return `${total} result(s) found in ${many} categories`;
}

/** Which of the results are on this page. */
export function resultRange({ page, matches }: Pick<SearchAnswer, 'page' | 'matches'>): string {
  const before = (page - 1) * search.perPage;
  return `${before + 1}–${before + matches.length} on this page`;
}
