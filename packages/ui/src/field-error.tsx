import type { ReactNode } from 'react';
import classes from './field.module.css';
import { Icon } from './icons.tsx';
import { Lines } from './lines.tsx';

/** An error under its field, or above a form that failed as a whole: never shown by colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error} role="alert">
      <span className={classes.sign}>
        <Icon name="warning" size={14} />
      </span>
      <Lines>{children}</Lines>
    </p>
  );
}
