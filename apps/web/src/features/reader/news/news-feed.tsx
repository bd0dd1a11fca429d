import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useReducedMotion } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { newsQuery } from './news.queries.ts';
import { NewsFailed, NewsSkeleton } from './news-faces.tsx';
import classes from './news-feed.module.css';
import { NewsList } from './news-list.tsx';
import { useAutoScrollSetting } from './use-auto-scroll-setting.ts';

/** The latest news of a sub-category, in a box that scrolls by itself for those who want it. */
export function NewsFeed({ subCategoryId }: { subCategoryId: number }) {
  return (
    <NewsFrame>
      <News subCategoryId={subCategoryId} />
    </NewsFrame>
  );
}

/** The feed's heading above its content. */
export function NewsFrame({ children }: { children: ReactNode }) {
  const headingId = useId();
  const { isOn, toggle } = useAutoScrollSetting();
  return (
    <section className={classes.feed} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          News Feed
        </h2>
        <button type="button" className={classes.toggle} aria-pressed={isOn} onClick={toggle}>
          <Icon name={isOn ? 'pause' : 'play'} size={14} />
          Auto-scroll
        </button>
      </div>
      {children}
    </section>
  );
}

function News({ subCategoryId }: { subCategoryId: number }) {
  const { isOn } = useAutoScrollSetting();
  const news = useQuery(newsQuery(subCategoryId));
  const wantsStillness = useReducedMotion(false, { getInitialValueInEffect: false });
  if (news.data?.length === 0)
    return <p className={classes.none}>There is no news on this market at the moment.</p>;
  if (news.data) return <NewsList items={news.data} isMoving={isOn && !wantsStillness} />;
  if (news.error) return <NewsFailed error={news.error} onRetry={() => void news.refetch()} />;
  return <NewsSkeleton />;
}
