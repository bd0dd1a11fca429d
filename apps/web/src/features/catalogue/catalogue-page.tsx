import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Opening } from '../../lib/loading/ask-ahead.ts';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { RequestButton } from '../requests/index.ts';
import { cataloguePageQuery } from './catalogue.queries.ts';
import {
  bareSection,
  type CatalogueView,
  chooseFilter,
  lastAddress,
  readView,
  rememberView,
} from './catalogue-address.ts';
import classes from './catalogue-page.module.css';
import { DemoProgress } from './demo-progress.tsx';
import { Filters } from './filter-panel/filters.tsx';
import { useFold } from './filter-panel/use-fold.ts';
import { homeQuery } from './home/home.queries.ts';
import { isHome, Results } from './results/results.tsx';
import { filterLabel, pageTitle, quickFiltersOf } from './section-words.ts';
import { useCataloguePage } from './use-catalogue-page.ts';
import { ViewLink } from './view-link.tsx';

/** One page for the lists of all sections; its address decides what it shows. */
export function CataloguePage() {
  const { pathname, search } = useLocation();
  const section = bareSection(pathname);
  const view = useMemo(() => readView(pathname, search), [pathname, search]);
  if (section) return <Navigate replace to={lastAddress(section)} />;
  return view ? <Catalogue view={view} /> : <NotFound />;
}

CataloguePage.askAhead = async ({ session, pathname, search }: Opening) => {
  const view = readView(pathname, search);
  if (!view) return;
  const home = isHome(view, session.user) && queryClient.prefetchQuery(homeQuery);
  await Promise.all([queryClient.prefetchQuery(cataloguePageQuery(view)), home]);
};

function Catalogue({ view }: { view: CatalogueView }) {
  useEffect(() => rememberView(view), [view]);
  const fold = useFold(view);
  const title = usePageTitle(pageTitle(view.section, view.filter));
  const { answer, isStale, error, retry, menus, possibleRegions, possibleYears } = useCataloguePage(view);
  // Custom reports are few; the server offers filters only to people who have many.
  const hasPanel = view.filter !== 'custom-reports' || (menus.categories?.length ?? 0) > 0;
  return (
    <div className="page">
      <CatalogueHeader view={view} title={title} />
      <DemoProgress />
      {hasPanel && (
        <Filters
          view={view}
          menus={menus}
          possibleRegions={possibleRegions}
          hasFailed={error !== null}
          possibleYears={possibleYears}
          fold={fold}
        />
      )}
      <Results
        view={view}
        answer={answer}
        isStale={isStale}
        error={error}
        onRetry={retry}
        possibleYears={hasPanel && fold.isFolded ? null : possibleYears}
      />
    </div>
  );
}

function CatalogueHeader({ view, title }: { view: CatalogueView; title: string }) {
  return (
    <header className={classes.header}>
      <QuickFilters view={view} />
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.action}>
        <RequestButton kind="consultation" />
      </div>
    </header>
  );
}

function QuickFilters({ view: { section, filter } }: { view: CatalogueView }) {
  return (
    <nav className={classes.filters} aria-label="Quick filter">
      {quickFiltersOf(section).map((one) => (
        <ViewLink
          key={one}
          className={classes.filter}
          view={chooseFilter(section, one)}
          aria-current={one === filter ? 'page' : undefined}
        >
          {filterLabel(section, one)}
        </ViewLink>
      ))}
    </nav>
  );
}
