import type { ReactNode } from 'react';
import classes from './unseen.module.css';

/** Text for screen readers only. */
export function Unseen({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={classes.unseen}>
      {children}
    </span>
  );
}
