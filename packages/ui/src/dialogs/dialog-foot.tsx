import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

interface DialogFootProps {
  /** A status before the buttons. */
  note?: ReactNode;
  /** Cancel first, the main action last. */
  children: ReactNode;
}

/** The last line of a dialog. */
export function DialogFoot({ note, children }: DialogFootProps) {
  return (
    <div className={classes.foot}>
      <p className={classes.note} role="status">
        {note}
      </p>
      <div className="flex wrap end gap8">{children}</div>
    </div>
  );
}
