import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useLocation } from 'react-router';
import { isCurrent, type MenuItem } from './menu.ts';
import { ShellLink } from './shell-link.tsx';

interface MenuHeadProps {
  item: MenuItem;
  className: string | undefined;
  onClick?: () => void;
}

export function MenuHead({ item, className, ...rest }: MenuHeadProps) {
  const { label, to, external } = item;
  const { pathname } = useLocation();
  if (external) {
    return (
      <a className={className} href={to} target="_blank" rel="noreferrer">
        {label} <Icon name="external" size={12} />
      </a>
    );
  }
  return (
    <ShellLink className={className} to={to} aria-current={isCurrent(item, pathname) || undefined} {...rest}>
      {label}
    </ShellLink>
  );
}
