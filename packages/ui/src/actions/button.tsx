import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../theme/icons.tsx';
import classes from './button.module.css';

interface ButtonLook {
  /**
   * One task has one `primary`. `remove` is for removing one of many rows, where many borders would be too loud.
   * `consult` is only for contacting a person.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'remove' | 'consult';
  /** `sm` in toolbars and rows, `lg` on the sign-in page. */
  size?: 'sm' | 'md' | 'lg';
  full?: boolean;
}

/** Only the look, for a link that should look like a button: `<Link {...buttonLook()} to="…">`. */
export function buttonLook({ variant = 'secondary', size = 'md', full = false }: ButtonLook = {}) {
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-full': full || undefined,
  };
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconName;
  /** In progress: the button keeps its place and focus, and ignores further presses. */
  busy?: boolean;
  /** Cannot be pressed now. Unlike a disabled button it can get the focus, to say why. */
  refused?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, full, icon, busy = false, refused = false, type = 'button', ...rest } = props;
  const look = buttonLook({ ...(variant && { variant }), ...(size && { size }), ...(full && { full }) });
  const { onClick, children, ...others } = rest;
  return (
    <button
      {...others}
      {...look}
      type={type}
      onClick={busy || refused ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || refused || undefined}
      data-refused={refused || undefined}
    >
      {icon && <Icon name={icon} size={size === 'sm' ? 14 : 16} />}
      {children}
    </button>
  );
}
