import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import classes from './success-note.module.css';

/** Something that was asked for has been done. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} role="status">
      <span className={classes.sign}>
        <Icon name="check" />
      </span>
      {children}
    </p>
  );
}
