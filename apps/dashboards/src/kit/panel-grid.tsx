import type { ReactNode } from 'react';
import classes from './panel-grid.module.css';

interface PanelGridProps {
  /** `lead` gives the first of two panels twice the room. */
  look?: 'lead' | 'even';
  children: ReactNode;
}

/** Panels two by two, on a narrow screen one below the other. */
export function PanelGrid({ look = 'lead', children }: PanelGridProps) {
  return (
    <div className={classes.grid} data-look={look}>
      {children}
    </div>
  );
}
