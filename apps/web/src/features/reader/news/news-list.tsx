import { useRef } from 'react';
import type { NewsItem } from './news.queries.ts';
import { newsDate, newsLink } from './news-items.ts';
import classes from './news-list.module.css';
import { useAutoScroll } from './use-auto-scroll.ts';

export function NewsList({ items, isMoving }: { items: readonly NewsItem[]; isMoving: boolean }) {
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
      <h3 className={classes.title}>
        <Title item={item} />
      </h3>
      {item.contentSnippet && <p className={classes.snippet}>{item.contentSnippet}</p>}
      {date && (
        <time className={classes.date} dateTime={date} translate="no">
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
