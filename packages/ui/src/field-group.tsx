import type { ComponentProps } from 'react';
import classes from './field-group.module.css';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  label: string;
}

/** What belongs together, under the name of the whole. */
export function FieldGroup({ label, className = '', children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} className={`${classes.group} ${className}`}>
      <legend className={classes.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
