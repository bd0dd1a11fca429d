import type { ComponentProps } from 'react';
import classes from './button.module.css';
import { Icon, type IconName } from './icons.tsx';

interface ButtonLook {
  /**
   * One task has one `primary`. `remove` takes one of many rows away, where so many edges would shout. `consult` is
   * for asking a person and for nothing else.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'remove' | 'consult';
  /** `sm` in toolbars and rows, `lg` on the sign-in page. */
  size?: 'sm' | 'md' | 'lg';
  full?: boolean;
}

/** The look alone, for a link that is to be seen as a button: `<Link {...buttonLook()} to="…">`. */
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
  /** At work: the button keeps its place and focus, and takes no second press. */
  busy?: boolean;
  /** Cannot be pressed at present. Unlike a disabled one it can be reached, to say why. */
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
