import type { ReactNode } from 'react';
import { OpenContact } from '../../requests/index.ts';
import type { WayBack } from '../header/way-back.ts';
import { NewsFeed } from '../news/news-feed.tsx';
import { useReader } from '../reader-context.ts';
import type { ReportMeta } from '../report.queries.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import classes from './aside.module.css';
import { RecommendedReports } from './recommended-reports.tsx';

/** The content of the right panel. */
export function AsideTools({ children }: { children: ReactNode }) {
  return <div className={classes.tools}>{children}</div>;
}

export function ChapterHits() {
  const { search } = useReader();
  if (!search.mayHaveHits) return null;
  return (
    <section aria-label="Hits">
      <HitNavigator />
      <HitWords />
    </section>
  );
}

/** Says how many hits there are, and where. */
function HitWords() {
  const { search, hitCount } = useReader();
  if (!search.hits) return null;
  return (
    <p className="pt12 small faint centred">
      {hitCount === 0 ? `“${search.term}” is not in this chapter` : `“${search.term}” in this chapter`};{' '}
      <span translate="no">{search.hits.total}</span> in the report
    </p>
  );
}

interface ReportAsideProps {
  meta: ReportMeta;
  back: WayBack;
  onContact: () => void;
}

/** The panel beside the chapters of a report. */
export function ReportAside({ meta, back, onContact }: ReportAsideProps) {
  return (
    <>
      <section aria-label="Contact">
        <OpenContact full onOpen={onContact} />
      </section>
      <RecommendedReports reportId={meta.report_id} back={back} />
      <NewsFeed subCategoryId={meta.sub_category_id} />
    </>
  );
}
