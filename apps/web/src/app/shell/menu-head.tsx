import { Icon } from '@caliper/ui/icons.tsx';
import type { MenuItem } from './menu.ts';
import { ShellLink } from './shell-link.tsx';

interface MenuHeadProps {
  item: MenuItem;
  className: string | undefined;
  onClick?: () => void;
}

export function MenuHead({ item: { label, to, external }, className, ...rest }: MenuHeadProps) {
  if (external) {
    return (
      <a className={className} href={to} target="_blank" rel="noreferrer">
        {label} <Icon name="external" size={12} />
      </a>
    );
  }
  return (
    <ShellLink className={className} to={to} {...rest}>
      {label}
    </ShellLink>
  );
}
