import { Icon, type IconName } from '@caliper/ui/theme/icons.tsx';
import type { ComponentProps } from 'react';
import { useIsShown } from '../dialog-host.tsx';
import classes from './options.module.css';

interface OptionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: IconName;
  /** The dialog that it opens. */
  dialog: Parameters<typeof useIsShown>[0];
  destructive?: boolean;
}

/** One of the options of a custom report. */
export function OptionButton({ icon, dialog, destructive = false, children, ...button }: OptionButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={classes.option}
      data-destructive={destructive || undefined}
      aria-haspopup="dialog"
      aria-expanded={useIsShown(dialog)}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
