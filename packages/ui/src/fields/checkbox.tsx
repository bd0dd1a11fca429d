import type { ComponentProps, ReactNode } from 'react';
import classes from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** The label. A box in a table has an `aria-label` instead. */
  children?: ReactNode;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={classes.frame}>
      <input {...input} type="checkbox" className={classes.box} />
      {children}
    </label>
  );
}
