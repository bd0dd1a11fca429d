import type { ReactNode } from 'react';
import { OpenContact } from '../../requests/index.ts';
import { NewsFeed } from '../news/news-feed.tsx';
import { useReader } from '../reader-context.ts';
import type { ReportMeta } from '../report.queries.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import classes from './aside.module.css';
import { RecommendedReports } from './recommended-reports.tsx';

interface AsideToolsProps {
  /** Shown first: the tools for which the header has no room. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The content of the right panel. */
export function AsideTools({ tools, children }: AsideToolsProps) {
  const { search } = useReader();
  return (
    <div className={classes.tools}>
      {tools}
      {search.mayHaveHits && (
        <section aria-label="Hits">
          <HitNavigator />
          <HitWords />
        </section>
      )}
      {children}
    </div>
  );
}

/** Says how many hits there are, and where. */
function HitWords() {
  const { search, hitCount } = useReader();
  if (!search.hits) return null;
  return (
    <p className={classes.words}>
      {hitCount === 0 ? `“${search.term}” is not in this chapter` : `“${search.term}” in this chapter`};{' '}
      <span translate="no">{search.hits.total}</span> in the report
    </p>
  );
}

interface ReportAsideProps {
  meta: ReportMeta;
  onContact: () => void;
}

/** The panel beside the chapters of a report. */
export function ReportAside({ meta, onContact }: ReportAsideProps) {
  return (
    <>
      <section aria-label="Contact">
        <OpenContact full onOpen={onContact} />
      </section>
      <RecommendedReports reportId={meta.report_id} />
      <NewsFeed subCategoryId={meta.sub_category_id} />
    </>
  );
}
