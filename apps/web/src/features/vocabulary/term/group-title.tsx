import type { ReactNode } from 'react';
import classes from '../vocabulary.module.css';

/** The title of a group, its count, and what can be done with all of it. */
export function GroupTitle({
  words,
  count,
  children,
}: {
  words: string;
  count: number;
  children?: ReactNode;
}) {
  return (
    <div className={classes.title}>
      <h2>
        {words} <span className="plain faint">{count}</span>
      </h2>
      {children}
    </div>
  );
}
