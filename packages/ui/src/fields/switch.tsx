import type { ComponentProps, ReactNode } from 'react';
import classes from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** What is on or off. */
  children: ReactNode;
}

/** On or off, where a checkbox would be lost among other checkboxes. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={classes.frame}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the box itself tells whether it is on */}
      <input {...input} type="checkbox" role="switch" className={classes.track} />
      {children}
    </label>
  );
}
