import type { ReactNode } from 'react';
import classes from './lines.module.css';

/** A sentence, and below it the quieter line that may follow it after a line break. */
export function Lines({ children }: { children: ReactNode }) {
  const [sentence, second] = typeof children === 'string' ? children.split('\n') : [children];
  if (!second) return children;
  return (
    <span className={classes.lines}>
      <span>{sentence}</span> <span className="quiet">{second}</span>
    </span>
  );
}
