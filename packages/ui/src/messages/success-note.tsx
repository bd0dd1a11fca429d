import type { ReactNode } from 'react';
import { Icon } from '../theme/icons.tsx';
import classes from './success-note.module.css';

/** Confirms that something was done. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} role="status">
      <span className="sign">
        <Icon name="check" />
      </span>
      {children}
    </p>
  );
}
