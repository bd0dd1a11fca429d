import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Something to know about what is read, under the header. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={classes.notice}>{children}</p>;
}
