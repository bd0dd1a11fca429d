import type { ReactNode } from 'react';
import { OpenContact } from '../../../lib/requests/contact-button.tsx';
import { NewsFeed } from '../news/news-feed.tsx';
import { useReader } from '../reader-context.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import { HitWords } from '../search/hit-words.tsx';
import classes from './aside-tools.module.css';
import { RecommendedReports } from './recommended-reports.tsx';

interface AsideToolsProps {
  onContact: () => void;
  /** Come first: what the header has no room for. */
  children?: ReactNode;
}

/** What stands at the right of a chapter. */
export function AsideTools({ onContact, children }: AsideToolsProps) {
  const { meta, search } = useReader();
  return (
    <div className={classes.tools}>
      {children}
      {search.mayHaveHits && (
        <section aria-label="Hits">
          <HitNavigator />
          <HitWords />
        </section>
      )}
      <section aria-label="Contact">
        <OpenContact full onOpen={onContact} />
      </section>
      <RecommendedReports />
      <NewsFeed subCategoryId={meta.sub_category_id} />
    </div>
  );
}
