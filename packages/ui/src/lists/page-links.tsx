import { Fragment, type ReactNode } from 'react';
import { Icon } from '../theme/icons.tsx';
import classes from './page-links.module.css';
import { pageNumbers } from './page-numbers.ts';

/** The attributes of a link to a page, whatever kind of link it is. */
interface PageLink {
  className: string | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  translate?: 'no';
}

interface PageLinksProps {
  /** Names the row for screen readers, if a page has several. */
  label?: string;
  page: number;
  pages: number;
  align?: 'center' | 'start';
  /** Renders the link to a page. */
  children: (page: number, link: PageLink) => ReactNode;
}

/** Under a list with several pages, each with its own address. Nothing for a single page. */
export function PageLinks(props: PageLinksProps) {
  const { label = 'Pages', page, pages, align = 'center', children: draw } = props;
  if (pages < 2) return null;
  return (
    <nav className={classes.pages} data-align={align} aria-label={label}>
      <Step to={page - 1} pages={pages} draw={draw}>
        <Icon name="chevron" size={14} className={classes.back} />
        Previous
      </Step>
      {pageNumbers(page, pages).map((number) => (
        <Fragment key={number}>
          {typeof number === 'number' ? (
            draw(number, {
              className: classes.page,
              children: number,
              'aria-label': `Page ${number}`,
              'aria-current': number === page ? 'page' : undefined,
              translate: 'no',
            })
          ) : (
            <span className={classes.gap}>…</span>
          )}
        </Fragment>
      ))}
      <Step to={page + 1} pages={pages} draw={draw}>
        Next
        <Icon name="chevron" size={14} className={classes.on} />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: number;
  pages: number;
  draw: PageLinksProps['children'];
  children: ReactNode;
}

/** Stays in place at the ends of the list, where it leads nowhere. */
function Step({ to, pages, draw, children }: StepProps) {
  if (to < 1 || to > pages) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how a disabled link is written
      <a className={classes.step} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return draw(to, { className: classes.step, children });
}
