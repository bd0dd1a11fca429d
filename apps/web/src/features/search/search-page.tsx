import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import { latestClientState, remember, useClientState } from '../../lib/remembered/client-state.ts';
import { DemoProgress } from '../catalogue/index.ts';
import { FigureAnswers } from '../figures/index.ts';
import { FollowButton } from '../following/index.ts';
import { Beside } from './beside/beside.tsx';
import { BestMatches } from './best/best-matches.tsx';
import { useStrip } from './best/use-strip.ts';
import { CorrectedWords } from './corrected-words.tsx';
import { SearchFilters } from './filters/search-filters.tsx';
import { useRememberedSearch } from './remembered-search.ts';
import { SearchResults } from './results/search-results.tsx';
import { useSearch } from './search.queries.ts';
import { addressOf, choose, newSearch, readChoice, type SearchChoice } from './search-address.ts';
import classes from './search-page.module.css';

/** The results from everything; its address decides what it shows. */
export function SearchPage() {
  const { search } = useLocation();
  const choice = useMemo(() => readChoice(search), [search]);
  return choice.query === '' ? <SearchPrompt /> : <Search choice={choice} />;
}

function Search({ choice }: { choice: SearchChoice }) {
  const { answer, isStale, error, retry, facets } = useSearch(choice);
  const { strip, figures, isAwaited } = useStrip(choice, answer !== undefined || error !== null);
  const shown = isAwaited ? undefined : answer;
  const { title, results } = useFreshStart(choice);
  usePageTitle(`Search “${choice.query}”`);
  useRemembered(choice.query);
  useRememberedSearch(choice, isStale ? undefined : answer);
  return (
    <div className="page">
      <header className={classes.head}>
        <h1 ref={title} tabIndex={-1} className="noring anywhere">
          Search Results: "<span translate="no">{choice.query}</span>"
        </h1>
        <p className={classes.lead}>
          {answer && answer.total > 0 && 'Your search was found in the following report(s):'}
        </p>
        <div className={classes.save}>
          <SaveSearch choice={choice} />
        </div>
        <CorrectedWords choice={choice} answer={shown} />
      </header>
      <DemoProgress />
      <div className={classes.columns}>
        <SearchFilters choice={choice} known={facets} hasFailed={error !== null} />
        <div className="slim">
          {figures && <FigureAnswers query={choice.query} found={figures} />}
          {strip && <BestMatches choice={choice} strip={strip} />}
          <SearchResults
            ref={results}
            choice={choice}
            answer={shown}
            isStale={isStale}
            error={error}
            onRetry={retry}
          />
          {shown && <Beside choice={choice} answer={shown} isStale={isStale} />}
        </div>
      </div>
    </div>
  );
}

/** Its person is told what it finds in reports that come out later. */
function SaveSearch({ choice: { query, category, region } }: { choice: SearchChoice }) {
  const place = { ...(category && { category }), ...(region && { region }) };
  return (
    <FollowButton
      target={{ kind: 'search', query, ...place }}
      words={{ off: 'Save this search', on: 'Search saved' }}
    />
  );
}

/** A report's way back leads to this query, also from another tab. */
function useRemembered(query: string): void {
  useEffect(() => remember('search', { ...latestClientState().search, query }), [query]);
}

/** Shown for an address without a query: a field to type one, and a link to the last one. */
function SearchPrompt() {
  usePageTitle('Search');
  return (
    <EmptyState
      drawing={<Icon name="search" size={32} />}
      title="Search all reports"
      titleAs="h1"
      action={<WayOn />}
    >
      <p>Type what you are looking for into the search bar at the top of the page.</p>
    </EmptyState>
  );
}

function WayOn() {
  const last = useClientState(({ search }) => search.query);
  const isFirst = last === '';
  return (
    <Link {...buttonLook()} to={isFirst ? paths.allReports : newSearch(last)}>
      {isFirst ? 'Browse All Reports' : 'Back to your last search'}
    </Link>
  );
}

/** Another query starts at the top of the page, another page of results at the top of the results. */
function useFreshStart(choice: SearchChoice) {
  const { query, page } = choice;
  const title = useRef<HTMLHeadingElement>(null);
  const results = usePageTurn<HTMLElement>(addressOf(choose(choice, {})), page);
  const last = useRef(query);
  const how = useNavigationType();
  useEffect(() => {
    const isOther = last.current !== query;
    last.current = query;
    if (!isOther || how === 'POP') return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [query, how]);
  return { title, results };
}
