import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

interface DialogFootProps {
  /** How things stand, before the buttons. */
  note?: ReactNode;
  /** The way back first, what the dialog is for last. */
  children: ReactNode;
}

/** The last line of a dialog. */
export function DialogFoot({ note, children }: DialogFootProps) {
  return (
    <div className={classes.foot}>
      <p className={classes.note} role="status">
        {note}
      </p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
