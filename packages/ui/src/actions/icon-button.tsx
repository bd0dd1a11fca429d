import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../theme/icons.tsx';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'> {
  icon: IconName;
  /** Names the icon for screen readers, and in a tooltip unless `title` is given. */
  label: string;
  /** `md` in the header of a page, where it also shows whether its panel is open. */
  size?: 'sm' | 'md';
}

/** A square button in a row of tools. */
export function IconButton({ icon, label, size = 'sm', ...button }: IconButtonProps) {
  return (
    <button
      title={label}
      {...button}
      type="button"
      className={classes.button}
      data-size={size}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
