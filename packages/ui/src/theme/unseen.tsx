import type { ComponentProps } from 'react';
import classes from './unseen.module.css';

/** Text for screen readers only. */
export function Unseen(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.unseen} />;
}
