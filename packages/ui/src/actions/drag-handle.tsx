import type { ComponentProps } from 'react';
import { Icon } from '../theme/icons.tsx';
import classes from './drag-handle.module.css';

/** Moves its row: see `useSortable`, whose `handle` it takes. */
export function DragHandle(props: Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>) {
  return (
    <button
      title="Drag, or press Space and the arrow keys"
      {...props}
      type="button"
      className={classes.handle}
    >
      <Icon name="grip" />
    </button>
  );
}
