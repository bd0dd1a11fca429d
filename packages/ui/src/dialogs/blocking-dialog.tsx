import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './blocking-dialog.module.css';

interface BlockingDialogProps {
  title: string;
  children: ReactNode;
  /** The only way to continue. */
  action: ReactNode;
}

/** Covers the page until its action is taken. The browser keeps the focus inside and the page behind it inert. */
export function BlockingDialog({ title, children, action }: BlockingDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useEffect(open, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onKeyDown={keepOpen}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a repeated Escape close any dialog.
      onClose={open}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-words`} className={classes.words}>
        {children}
      </p>
      {action}
    </dialog>
  );
}

function keepOpen(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
