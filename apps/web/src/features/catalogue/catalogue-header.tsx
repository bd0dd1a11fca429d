import { RequestButton } from '../requests/index.ts';
import { type CatalogueView, chooseFilter } from './catalogue-address.ts';
import classes from './catalogue-header.module.css';
import { filterLabel, quickFiltersOf } from './section-words.ts';
import { ViewLink } from './view-link.tsx';

export function CatalogueHeader({ view, title }: { view: CatalogueView; title: string }) {
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
