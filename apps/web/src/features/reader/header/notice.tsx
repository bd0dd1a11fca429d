import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A notice about the report, under the header. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={classes.notice}>{children}</p>;
}
