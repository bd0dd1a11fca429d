import { Icon } from '@caliper/ui/icons.tsx';
import type { ReactNode } from 'react';
import { type CatalogueView, choosePage } from '../catalogue-address.ts';
import { ViewLink } from '../view-link.tsx';
import { pageNumbers } from './page-numbers.ts';
import classes from './pages.module.css';

interface PagesProps {
  view: CatalogueView;
  page: number;
  pages: number;
}

export function Pages({ view, page, pages }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Step view={view} to={page - 1} pages={pages}>
        <Icon name="chevron" size={14} className={classes.back} />
        Previous
      </Step>
      {pageNumbers(page, pages).map((number) =>
        typeof number === 'number' ? (
          <ViewLink
            key={number}
            className={classes.page}
            view={choosePage(view, number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            translate="no"
          >
            {number}
          </ViewLink>
        ) : (
          <span key={number} className={classes.gap}>
            …
          </span>
        ),
      )}
      <Step view={view} to={page + 1} pages={pages}>
        Next
        <Icon name="chevron" size={14} className={classes.on} />
      </Step>
    </nav>
  );
}

interface StepProps {
  view: CatalogueView;
  to: number;
  pages: number;
  children: ReactNode;
}

/** Keeps its place at the ends of the list, where it leads nowhere. */
function Step({ view, to, pages, children }: StepProps) {
  if (to < 1 || to > pages) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how a disabled link is written
      <a className={classes.step} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <ViewLink className={classes.step} view={choosePage(view, to)}>
      {children}
    </ViewLink>
  );
}
