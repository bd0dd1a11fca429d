import type { ComponentProps } from 'react';
import classes from './field-group.module.css';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  label: string;
}

/** Fields that belong together, under a common label. */
export function FieldGroup({ label, className = '', children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} className={`${classes.group} ${className}`}>
      <legend className={classes.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
