import type { ReactNode } from 'react';
import classes from './field.module.css';
import { Icon } from './icons.tsx';

/** An error under its field, or above a form that failed as a whole: never by colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error} role="alert">
      <ErrorText>{children}</ErrorText>
    </p>
  );
}

/** For fields that draw the paragraph themselves: `error={<ErrorText>…</ErrorText>}`. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <span style={{ display: 'inline-flex', height: '1.4em', alignItems: 'center' }}>
        <Icon name="warning" size={14} />
      </span>
      <span>{children}</span>
    </>
  );
}
