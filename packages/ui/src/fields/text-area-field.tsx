import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className'> {}

/** A field for more than one line. People can resize its height. */
export function TextAreaField({ label, error, hint, rows = 5, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => <textarea {...area} {...ties} rows={rows} className={`${classes.input} ${classes.text}`} />}
    </FieldFrame>
  );
}
