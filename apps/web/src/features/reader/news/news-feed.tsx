import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useReducedMotion } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useAutoScroll, useAutoScrollSetting } from './auto-scroll.ts';
import { type NewsItem, newsDate, newsLink, newsQuery } from './news.queries.ts';
import classes from './news-feed.module.css';

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
    <section className="slim" aria-labelledby={headingId}>
      <div className="row spread gap8">
        <h2 id={headingId} className="h4">
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
    return <p className="dense quiet py8">There is no news on this market at the moment.</p>;
  if (news.data) return <NewsList items={news.data} isMoving={isOn && !wantsStillness} />;
  if (news.error) return <NewsFailed error={news.error} onRetry={() => void news.refetch()} />;
  return <NewsSkeleton />;
}

function NewsList({ items, isMoving }: { items: readonly NewsItem[]; isMoving: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  useAutoScroll(list, isMoving);
  return (
    <ul ref={list} className={classes.list}>
      {items.map((item) => (
        <Item key={item.title} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: NewsItem }) {
  const date = newsDate(item);
  return (
    <li className={classes.item}>
      <h3 className={classes.itemTitle}>
        <Title item={item} />
      </h3>
      {item.contentSnippet && <p className={classes.snippet}>{item.contentSnippet}</p>}
      {date && (
        <time className="block mt4 small faint" dateTime={date} translate="no">
          {date}
        </time>
      )}
    </li>
  );
}

function Title({ item }: { item: NewsItem }) {
  const link = newsLink(item);
  if (!link) return item.title;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {item.title}
    </a>
  );
}

const lines = [
  ['82%', 14],
  ['100%', 10],
  ['28%', 10],
] as const;
const items = ['first', 'second', 'third'];

export function NewsSkeleton() {
  return (
    <div className="appears" role="status" aria-label="Loading news">
      {items.map((item) => (
        <div key={item} className="grid gap10 py16">
          <Bones sizes={lines} />
        </div>
      ))}
    </div>
  );
}

export function NewsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="stack top gap12 pb12">
      <FieldError>The news did not load. {messageOf(error)}</FieldError>
      <Button size="sm" icon="reload" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
