import type { ReactNode } from 'react';
import classes from './unseen.module.css';

/** For those who listen: words that the eye has in another way. */
export function Unseen({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={classes.unseen}>
      {children}
    </span>
  );
}
