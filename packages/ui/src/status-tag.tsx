import type { ReactNode } from 'react';
import classes from './status-tag.module.css';

interface StatusTagProps {
  tone: 'ok' | 'warn' | 'bad' | 'plain';
  children: ReactNode;
}

/** A word about the state of a row or form. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
