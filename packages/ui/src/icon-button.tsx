import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';
import { Icon, type IconName } from './icons.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'> {
  icon: IconName;
  /** Names the icon for screen readers, and in a tooltip. */
  label: string;
}

/** A small button in a row of tools. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button {...button} type="button" className={classes.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
