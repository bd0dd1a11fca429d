import type { ReactNode } from 'react';
import classes from '../vocabulary.module.css';

interface GroupTitleProps {
  words: string;
  count: number;
  /** A table follows. */
  bare?: boolean;
  children?: ReactNode;
}

/** The title of a group, its count, and what can be done with all of it. */
export function GroupTitle({ words, count, bare = false, children }: GroupTitleProps) {
  return (
    <div className={classes.title} data-bare={bare || undefined}>
      <h2>
        {words} <span className="plain faint">{count}</span>
      </h2>
      {children}
    </div>
  );
}
