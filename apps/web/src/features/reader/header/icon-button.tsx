import { Icon, type IconName } from '@caliper/ui/icons.tsx';
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon: IconName;
  'aria-label': string;
}

/** A square button in the header. Its name is also its tooltip, unless another is given. */
export function IconButton({ icon, ...button }: IconButtonProps) {
  return (
    <button title={button['aria-label']} {...button} type="button" className={classes.button}>
      <Icon name={icon} />
    </button>
  );
}
