import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { remember } from '../../lib/remembered/client-state.ts';
import { DemoProgress } from '../catalogue/index.ts';
import { SearchResults } from './results/search-results.tsx';
import { useSearch } from './search.queries.ts';
import { readChoice, type SearchChoice } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';
import classes from './search-page.module.css';
import { SearchPrompt } from './search-prompt.tsx';
import { useFreshStart } from './use-fresh-start.ts';

/** The results from all reports; its address decides what it shows. */
export function SearchPage() {
  const { search } = useLocation();
  const choice = useMemo(() => readChoice(search), [search]);
  return choice.query === '' ? <SearchPrompt /> : <Search choice={choice} />;
}

function Search({ choice }: { choice: SearchChoice }) {
  const { answer, isStale, error, retry, categories } = useSearch(choice);
  const { title, results } = useFreshStart(choice);
  useRemembered(choice.query);
  return (
    <div className="page">
      <header className={classes.head}>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          Search Results: "<span translate="no">{choice.query}</span>"
        </h1>
        <p className={classes.lead}>
          {answer && answer.total > 0 && 'Your search was found in the following report(s):'}
        </p>
      </header>
      <DemoProgress />
      <div className={classes.columns}>
        <SearchFilters choice={choice} categories={categories} hasFailed={error !== null} />
        <SearchResults
          ref={results}
          choice={choice}
          answer={answer}
          isStale={isStale}
          error={error}
          onRetry={retry}
        />
      </div>
    </div>
  );
}

/** A report's way back leads to this query, also from another tab. */
function useRemembered(query: string): void {
  useEffect(() => remember('search', { query }), [query]);
}
